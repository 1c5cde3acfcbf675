"""What is printed on the components and on both maps, written down a second time."""

from __future__ import annotations

# By industry: level, counters, price, coal, iron, cubes, profit.
COUNTERS = {
    "cotton-mill": [(1, 2, 4, 0, 0, 0, 8), (2, 2, 6, 1, 0, 0, 12), (3, 2, 12, 1, 1, 0, 20)],
    "factory": [(0, 2, 0, 0, 0, 0, 0), (3, 2, 8, 1, 1, 0, 16), (4, 2, 12, 1, 1, 0, 22)],
    "coal-mine": [(1, 2, 1, 0, 0, 3, 4), (2, 2, 2, 0, 0, 4, 6), (3, 2, 4, 0, 1, 5, 9)],
    "iron-works": [(1, 2, 2, 0, 0, 3, 5), (2, 2, 4, 1, 0, 4, 8), (3, 2, 6, 1, 0, 5, 11)],
    "port": [(1, 2, 3, 0, 0, 0, 5), (2, 2, 5, 1, 0, 0, 8), (3, 2, 7, 1, 1, 0, 11)],
    "ship": [(0, 1, 0, 0, 0, 0, 0), (3, 2, 8, 1, 1, 0, 14), (4, 2, 11, 1, 1, 0, 18)],
}

CARDS = {
    "cotton-mill": 6, "factory": 8, "coal-mine": 7, "iron-works": 6, "port": 3, "ship": 6,
    "brown": 5, "light-green": 5, "mauve": 5, "blue": 5, "red": 5, "yellow": 5,
}  # fmt: skip

# Spaces by colour and place: blank, coal mine, port.
SPACES = {
    "germany": {
        "brown": "muenchen bbb, augsburg bb, regensburg b, nuernberg bb",
        "light-green": "frankfurt bb, mannheim cb, stuttgart bb, strassburg b, saarbruecken c",
        "red": "koeln bb, essen ccbb, belgium c",
        "blue": "hamburg ppbb, bremen pb, kiel p, hannover b, kassel b",
        "yellow": "berlin bbbb, stettin p, danzig pb, koenigsberg p, poland c",
        "mauve": "magdeburg bb, leipzig bb, dresden b, breslau cb, bohemia c",
    },
    "new-england": {
        "blue": "pennsylvania ccbb, paterson bb, albany bb",
        "brown": "new-york ppbb, new-haven pb, bridgeport b",
        "red": "providence pb, new-bedford pb, hartford bb",
        "mauve": "boston ppbb, worcester bb",
        "yellow": "lowell bb, manchester bb, springfield bb, concord b, burlington b",
        "light-green": "portland pb, portsmouth p, lewiston bb, bangor b",
    },
}

VILLAGES = {
    "germany": "wittenberge schneidemuehl osnabrueck erfurt hof wuerzburg ulm",
    "new-england": "binghamton poughkeepsie pittsfield new-london brattleboro fitchburg "
    "white-river-junction",
}

ABROAD = {
    "germany": "belgium poland bohemia france switzerland austria holland denmark russia",
    "new-england": "pennsylvania canada great-lakes",
}

DISTANT = {"germany": "belgium bohemia france switzerland holland", "new-england": "canada"}

# Places with a market space; every ship space has one too.
MARKETS = {
    "germany": "belgium poland france switzerland austria holland denmark russia",
    "new-england": "canada great-lakes",
}

SHIPS = {
    "gulf-of-maine": ("light-green", "portland portsmouth"),
    "massachusetts-bay": ("mauve", "boston"),
    "nantucket-sound": ("red", "new-bedford boston"),
    "block-island-sound": ("red", "providence new-haven"),
    "long-island-sound": ("brown", "new-haven new-york"),
    "new-york-bight": ("blue", "new-york"),
}

LINKS = {
    "germany": """
    kiel-denmark kiel-hamburg hamburg-bremen hamburg-hannover hamburg-wittenberge
    wittenberge-berlin bremen-osnabrueck bremen-hannover osnabrueck-essen osnabrueck-holland
    essen-koeln essen-kassel koeln-belgium koeln-frankfurt hannover-kassel hannover-magdeburg
    kassel-frankfurt kassel-erfurt erfurt-leipzig magdeburg-berlin magdeburg-leipzig
    berlin-stettin berlin-schneidemuehl stettin-schneidemuehl schneidemuehl-danzig
    danzig-koenigsberg koenigsberg-russia danzig-poland berlin-poland berlin-dresden
    berlin-breslau leipzig-dresden leipzig-hof dresden-breslau dresden-bohemia breslau-poland
    hof-nuernberg frankfurt-mannheim frankfurt-wuerzburg wuerzburg-nuernberg
    mannheim-saarbruecken mannheim-stuttgart mannheim-strassburg saarbruecken-france
    strassburg-france strassburg-switzerland stuttgart-ulm ulm-augsburg ulm-switzerland
    nuernberg-augsburg augsburg-regensburg augsburg-muenchen muenchen-regensburg
    muenchen-austria regensburg-bohemia
    """,
    "new-england": """
    pennsylvania-paterson pennsylvania-new-york pennsylvania-binghamton binghamton-great-lakes
    binghamton-albany paterson-new-york new-york-poughkeepsie poughkeepsie-albany
    new-york-bridgeport bridgeport-new-haven bridgeport-pittsfield pittsfield-albany
    new-haven-hartford new-haven-new-london new-london-providence hartford-springfield
    hartford-providence springfield-worcester springfield-pittsfield springfield-brattleboro
    brattleboro-fitchburg brattleboro-white-river-junction worcester-boston
    worcester-providence worcester-fitchburg fitchburg-lowell providence-boston
    providence-new-bedford new-bedford-boston boston-lowell boston-portsmouth
    lowell-manchester manchester-concord manchester-portsmouth concord-white-river-junction
    white-river-junction-burlington burlington-canada burlington-albany portsmouth-portland
    portland-lewiston lewiston-bangor lewiston-canada albany-great-lakes
    """,
}
