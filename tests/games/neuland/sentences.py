"""What every refusal of Neuland says, in English and in French."""

from __future__ import annotations

SENTENCES = {
    "not-a-forest": (
        "Your first two buildings go into a forest, not on the mountain c3.",
        "Vos deux premiers bâtiments vont dans une forêt, pas ici (montagne c3).",
    ),
    "not-a-marked-hex": (
        "The forest a2 is not marked for the first buildings with so many players.",
        "Cet hexagone (forêt a2) n’est pas marqué pour les premiers bâtiments à ce nombre de joueurs.",
    ),
    "hex-built-on": (
        "There are buildings in the forest d3 already, and another forest is without any.",
        "Il y a déjà des bâtiments ici (forêt d3), et une autre forêt n’en a aucun.",
    ),
    "no-room-for-two": (
        "The forest d3 has no room for both of your first buildings.",
        "Il n’y a pas la place ici (forêt d3) pour vos deux premiers bâtiments.",
    ),
    "no-building": (
        "There is no building on d2.1.",
        "Il n’y a pas de bâtiment en d2.1.",
    ),
    "no-production-building": (
        "Abbey is a property: no worker is put on it.",
        "Cette tuile (Abbaye) est une propriété : on n’y place pas d’ouvrier.",
    ),
    "occupied": (
        "B’s worker is on c5.1 (Farm): nobody else can use it.",
        "Un ouvrier (B) occupe c5.1 (Ferme) : personne d’autre ne peut s’en servir.",
    ),
    "occupied-by-you": (
        "Your own worker is still on c5.1 (Farm): use its product first.",
        "Votre ouvrier occupe encore c5.1 (Ferme) : utilisez d’abord son produit.",
    ),
    "lacks-goods": (
        "For Abbey you need cloth, which you do not have.",
        "Il vous manque pour cette tuile (Abbaye) : tissu.",
    ),
    "no-worker": (
        "All your workers are on the map, and this production would free none of them.",
        "Tous vos ouvriers sont sur la carte, et cette production n’en libérerait aucun.",
    ),
    "past-the-present": (
        "That takes 4 actions, and your time marker may not reach the present again. Actions left: 2.",
        "Cela demande 4 actions, et votre marqueur de temps ne peut pas rejoindre le temps présent. Actions restantes : 2.",
    ),
    "no-resting-space": (
        "That takes 4 actions, after which no space would be left for your time marker to rest on. Actions left: 3.",
        "Cela demande 4 actions, après quoi il n’y aurait plus de case libre où arrêter votre marqueur de temps. Actions restantes : 3.",
    ),
    "no-property": (
        "There is no property on b1.1: crests are placed on properties only.",
        "Il n’y a pas de propriété en b1.1 : on ne place des blasons que sur les propriétés.",
    ),
    "claimed": (
        "Abbey bears B’s crests already.",
        "Cette propriété (Abbaye) porte déjà des blasons (B).",
    ),
    "no-crests-yet": (
        "No crests are placed in a first turn.",
        "On ne place pas de blasons pendant son premier tour.",
    ),
    "lower-first": (
        "Church must wait: Abbey bears no crests yet.",
        "Cette propriété (Église) doit attendre : une autre, plus petite, n’a pas encore de blasons (Abbaye).",
    ),
    "none-left": (
        "No tile is left in the supply: Farm.",
        "Il n’y a plus de tuile dans la réserve : Ferme.",
    ),
    "not-on-top": (
        "Church is not on top of its stack: Abbey comes first.",
        "Cette propriété (Église) n’est pas au sommet de sa pile ; d’abord celle-ci : Abbaye.",
    ),
    "no-material": (
        "To build Abbey you need stone, which you do not have.",
        "Il vous manque un matériau pour construire cette tuile (Abbaye) : pierre.",
    ),
    "no-site": (
        "No hex has room for Senate (meadow): all hold 3 buildings.",
        "Aucun hexagone n’a de place pour cette tuile (Sénat, prairie) : tous portent 3 bâtiments.",
    ),
    "wrong-terrain": (
        "Farm cannot stand there (forest d3): it needs meadow.",
        "Cette tuile (Ferme) ne peut pas se poser là (forêt d3) ; il lui faut ce terrain : prairie.",
    ),
    "hex-full": (
        "The meadow c2 holds 3 buildings already.",
        "Cet hexagone (prairie c2) porte déjà 3 bâtiments.",
    ),
    "not-your-good": (
        "You have no product on d3.1.",
        "Vous n’avez pas de produit en d3.1.",
    ),
    "wrong-good": (
        "What is on b1.1 is not the wood that Paper mill takes.",
        "Ce qui se trouve en b1.1 n’est pas ce que cette tuile (Papeterie) demande : bois.",
    ),
    "wrong-material": (
        "What is on c3.1 is not the wood that Farm is built with.",
        "Ce qui se trouve en c3.1 n’est pas le matériau de cette tuile (Ferme) : bois.",
    ),
    "gold-builds-nothing": (
        "Gold does not stand in for the wood of a building.",
        "L’or ne remplace pas le matériau d’une construction (bois).",
    ),
    "no-tokens": (
        "There are no tokens in the first edition.",
        "Il n’y a pas de marqueurs Nourriture ni Bois dans la première édition.",
    ),
    "no-token-for-it": (
        "There is no token for stone.",
        "Il n’y a pas de marqueur pour ce produit (pierre).",
    ),
    "token-spent": (
        "You have handed in your token for wood already.",
        "Vous avez déjà donné votre marqueur (bois).",
    ),
    "no-search": (
        "In the second edition nobody searches for food.",
        "Dans la seconde édition, on ne cherche pas de nourriture.",
    ),
    "only-food-is-found": (
        "Only food can be found, not wood.",
        "On ne peut trouver que de la nourriture, pas ce produit (bois).",
    ),
    "must-free-a-worker": (
        "All your workers are on the map: this production must free one of them.",
        "Tous vos ouvriers sont sur la carte : cette production doit en libérer un.",
    ),
    "must-empty-the-building": (
        "Your own worker is on Alchemist’s cave: what it has made must be used for this production.",
        "Votre ouvrier est sur cette tuile (Caverne de l’alchimiste) : son produit doit servir à cette production.",
    ),
    "breaks-the-rest": (
        "Used for this (stone), it would be missing for another product that Abbey takes.",
        "Utilisé ici (pierre), il manquerait pour un autre produit que demande cette tuile (Abbaye).",
    ),
    "not-made-there": (
        "Forest smelter does not make tools.",
        "Cette tuile (Haut fourneau de forêt) ne produit pas cela : outils.",
    ),
    "none-in-supply": (
        "No such marker is left in the supply: silver ore.",
        "Il ne reste pas de tel marqueur dans la réserve : minerai d’argent.",
    ),
    "not-drawn": (
        "No such marker is left among those drawn: silver ore.",
        "Il ne reste pas de tel marqueur parmi ceux tirés : minerai d’argent.",
    ),
    "not-in-the-bag": (
        "There are fewer markers in the bag.",
        "Il y a moins de marqueurs dans le sac.",
    ),
}
