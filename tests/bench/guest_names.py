"""Guests of twenty languages for a list as long as one likes, and what staff type when they look for one."""

import unicodedata
from collections.abc import Iterator, Sequence
from random import Random
from string import ascii_lowercase

from kiosk.core.search import SHORTEST_TYPO_WORD, fold

NAMES: dict[str, tuple[str, str]] = {
    "Arabic": (
        "محمد أحمد علي فاطمة مريم يوسف خالد ليلى سارة عمر نور حسن زينب إبراهيم سلمى طارق هدى كريم",
        "الحداد النجار السعيد المصري الخطيب حمدان منصور الشامي عباس الزهراني القاسم البغدادي درويش ناصر",
    ),
    "Czech": (
        "Jiří Jana Tomáš Kateřina Ondřej Šárka Václav Zdeněk Lucie Matěj Tereza Aneta Štěpán Hana Vojtěch",
        "Dvořák Novotná Černý Procházka Kučera Veselý Horák Němec Pokorný Růžička Beneš Fiala Sedláček",
    ),
    "Danish": (
        "Søren Mette Jørgen Kirsten Rasmus Åse Frederik Sidsel Bjørn Maren Asger Signe Mikkel Johanne",
        "Nielsen Jørgensen Møller Kjær Søgaard Thomsen Østergaard Bruun Kristoffersen Holm Lund Frandsen",
    ),
    "Dutch": (
        "Pieter Anneke Joost Sanne Willemijn Daan Femke Ruben Marloes Gijs Lotte Thijs Hendrik Maaike",
        "Jansen Bakker Visser Smit Meijer Mulder Vermeulen Hendriks Dekker Brouwer Schouten Kuipers Postma",
    ),
    "English": (
        "Oliver Charlotte Harry Emily George Sophie Thomas Jessica William Grace Edward Hannah Benjamin Lucy",
        "Smith Johnson Taylor Wilson Clarke Thompson Robertson Whitfield Barlow Fletcher Harrison Pemberton",
    ),
    "Finnish": (
        "Jukka Päivi Väinö Aino Mikko Tuuli Eero Kaisa Pekka Sirpa Onni Helmi Tapio Riikka",
        "Virtanen Mäkinen Hämäläinen Korhonen Nieminen Lehtonen Heikkinen Koskinen Järvinen Salonen Väisänen",
    ),
    "French": (
        "Amélie François Hélène Théo Chloé Benoît Élodie Gaspard Manon Rémi Aurélie Loïc Zoé Mathilde",
        "Lefèvre Moreau Garçon Bertrand Dubois Rousseau Gauthier Chevalier Mercier Fontaine Beaumont Noël",
    ),
    "German": (
        "Jürgen Käthe Anneliese Björn Sören Friederike Matthias Gisela Wolfgang Annika Heinrich Ulrike",
        "Müller Weiß Schröder Schäfer Köhler Günther Hoffmann Zimmermann Krause Lehmann Vogel Bergmann Groß",
    ),
    "Greek": (
        "Ελένη Γιώργος Μαρία Δημήτρης Κατερίνα Νίκος Σοφία Αλέξανδρος Αγγελική Χρήστος Ιωάννα Βασίλης",
        "Παπαδόπουλος Νικολαΐδης Γεωργίου Αντωνίου Μακρής Καραγιάννης Σταματίου Βλάχος Οικονόμου Ζαφείρης",
    ),
    "Hebrew": (
        "יעל דוד נועה אורי תמר איתי שירה משה רונית אסף מיכל עומר ליאת גלעד",
        "כהן לוי מזרחי פרץ ביטון אברהמי פרידמן שפירא גולדשטיין אזולאי חדד רוזנברג ברק שלום",
    ),
    "Hungarian": (
        "Ágnes László Zsófia Gergő Ödön Katalin Balázs Eszter István Réka Miklós Borbála Zoltán Tímea",
        "Kovács Szabó Tóth Nagy Horváth Kőszegi Molnár Takács Lakatos Bíró Szűcs Fehér Balogh Pintér",
    ),
    "Italian": (
        "Niccolò Chiara Giuseppe Francesca Matteo Lucrezia Alessandro Beatrice Lorenzo Ginevra Davide Elisa",
        "Rossi Esposito Colombo Ricciardi Marchetti Lombardi Barbieri Mancini Santoro Fontana Cattaneo",
    ),
    "Norwegian": (
        "Øyvind Ingrid Håkon Sigrid Kjell Åshild Lars Tuva Magnus Eirik Solveig Torbjørn Ragnhild Even",
        "Hansen Bjørnstad Haugen Ødegård Johannessen Strand Løken Berge Kristiansen Moen Aasen Nygård",
    ),
    "Polish": (
        "Łukasz Małgorzata Paweł Agnieszka Michał Żaneta Krzysztof Wojciech Zuzanna Stanisław Ewelina",
        "Wiśniewski Kowalczyk Dąbrowska Zieliński Szymański Woźniak Kozłowska Jabłoński Mazur Krawczyk Pająk",
    ),
    "Portuguese": (
        "João Conceição Inês Gonçalo Beatriz Tiago Lourenço Mariana Rúben Fátima Simão Leonor Afonso Matilde",
        "Gonçalves Magalhães Simões Araújo Carvalho Ferreira Nascimento Teixeira Guimarães Brandão Moura",
    ),
    "Romanian": (
        "Ștefan Ioana Răzvan Mădălina Andrei Bogdan Ana-Maria Cătălin Lăcrămioara Sorin Doina Ilinca Vlad",
        "Ionescu Popescu Țăranu Stănescu Munteanu Dumitrescu Bălan Ghiță Lungu Olteanu Rusu Vasilescu",
    ),
    "Russian": (
        "Михаил Екатерина Дмитрий Анастасия Сергей Ольга Алексей Юлия Фёдор Людмила Николай Светлана Игорь",
        "Кузнецова Смирнов Щербаков Воробьёв Пономарёва Захаров Жукова Тихонов Белоусов Орлова Цветкова",
    ),
    "Spanish": (
        "José Ángela Íñigo Begoña Sebastián Lucía Raúl Ximena Nicolás Martín Consuelo Óscar Pilar Joaquín",
        "García Muñoz Fernández Ibáñez Cañizares Rodríguez Peñalver Domínguez Echeverría Vázquez Quiñones",
    ),
    "Swedish": (
        "Åsa Göran Björn Linnéa Håkan Elsa Östen Maja Gustav Signhild Anders Ebba Torsten Viveka",
        "Andersson Söderberg Lindqvist Åkesson Bergström Nyström Öberg Hedlund Sjöberg Wallin Sandström",
    ),
    "Turkish": (
        "İbrahim Ayşe Mehmet Gülşen Çağla Emre Büşra Oğuz Zeynep Şükrü Hülya Yiğit Defne Barış",
        "Yılmaz Çelik Şahin Öztürk Aydın Doğan Kılıç Güneş Koç Erdoğan Özdemir Aksoy Yıldırım Ünal",
    ),
}
SECOND_NAMES = 0.35
"""So many of all guests have two family names, as on an identity card."""
_LETTERS = ascii_lowercase


def guest_names(count: int, seed: int) -> Iterator[str]:
    """So many names, some of them borne by several."""
    chance = Random(seed)
    languages = [(first.split(), last.split()) for first, last in NAMES.values()]
    for _ in range(count):
        first, last = chance.choice(languages)
        name = f"{chance.choice(first)} {chance.choice(last)}"
        yield f"{name} {chance.choice(last)}" if chance.random() < SECOND_NAMES else name


def with_typo(name: str, chance: Random) -> str:
    """One letter is another one."""
    parts = fold(name).split()
    number = _long_one(parts, chance)
    word = parts[number]
    at = chance.randrange(len(word))
    other = chance.choice([letter for letter in _LETTERS if letter != word[at]])
    parts[number] = word[:at] + other + word[at + 1 :]
    return " ".join(parts)


def with_swap(name: str, chance: Random) -> str:
    """Two letters beside each other have changed places."""
    parts = fold(name).split()
    number = _long_one(parts, chance)
    word = parts[number]
    places = [at for at in range(len(word) - 1) if word[at] != word[at + 1]]
    at = chance.choice(places)
    parts[number] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return " ".join(parts)


def without_accents(name: str, _: Random) -> str:
    """As whoever has no such keys types it."""
    plain = unicodedata.normalize("NFD", name)
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def in_another_order(name: str, chance: Random) -> str:
    """The family name first."""
    parts = name.split()
    return (
        " ".join([*parts[1:], parts[0]]) if chance.random() < 0.5 else f"{parts[-1]}, {' '.join(parts[:-1])}"
    )


def in_part(name: str, chance: Random) -> str:
    """The first name, and the beginning of the last."""
    *before, last = name.split()
    return " ".join([*before, last[: max(3, chance.randint(len(last) // 2, len(last) - 1))]])


CORRUPTIONS = {
    "typo": with_typo,
    "swap": with_swap,
    "missing accent": without_accents,
    "other order": in_another_order,
    "partial": in_part,
}


def _long_one(parts: Sequence[str], chance: Random) -> int:
    long = [number for number, word in enumerate(parts) if len(word) >= SHORTEST_TYPO_WORD]
    return chance.choice(long) if long else max(range(len(parts)), key=lambda number: len(parts[number]))
