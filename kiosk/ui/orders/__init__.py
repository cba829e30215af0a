"""The tickets of an order, admitted together; the way out; undo."""
