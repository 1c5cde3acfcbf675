"""What every refusal of Neuland says, in English and in French."""

from __future__ import annotations

SENTENCES = {
    "not-a-forest": (
        "Your first two buildings go into a forest, not on the mountain c3. You may choose a2, b1, b4, d1, d2, d3 or d4.",
        "Vos deux premiers bâtiments vont dans une forêt, pas sur la montagne c3. Vous pouvez choisir a2, b1, b4, d1, d2, d3 ou d4.",
    ),
    "not-a-marked-hex": (
        "The forest a2 is not marked for the first buildings with so many players. You may choose d2 or d3.",
        "La forêt a2 n’est pas marquée pour les premiers bâtiments à ce nombre de joueurs. Vous pouvez choisir d2 ou d3.",
    ),
    "hex-built-on": (
        "There are buildings in the forest d3 already, and another forest is without any. You may choose a2, b1, b4, d1, d2 or d4.",
        "Il y a déjà des bâtiments dans la forêt d3, et une autre forêt n’en a aucun. Vous pouvez choisir a2, b1, b4, d1, d2 ou d4.",
    ),
    "no-room-for-two": (
        "The forest d3 has no room for both of your first buildings. You may choose a2, b1, b4, d1, d2 or d4.",
        "La forêt d3 n’a pas la place pour vos deux premiers bâtiments. Vous pouvez choisir a2, b1, b4, d1, d2 ou d4.",
    ),
    "no-building": (
        "There is no building on d2.1.",
        "Il n’y a pas de bâtiment en d2.1.",
    ),
    "no-production-building": (
        "The abbey is a property: no worker is put on it, only crests.",
        "L’abbaye est une propriété : on n’y place pas d’ouvrier, seulement des blasons.",
    ),
    "occupied": (
        "B’s worker is on the farm (c5.1): nobody else can use it until that worker leaves. You could use the hunting lodge in b1.",
        "B a un ouvrier sur la ferme (c5.1) : personne d’autre ne peut s’en servir avant qu’il parte. Vous pourriez utiliser le pavillon de chasse en b1.",
    ),
    "occupied-by-you": (
        "Your own worker is still on the farm (c5.1): use its product first. You could use the hunting lodge in b1.",
        "Votre ouvrier occupe encore la ferme (c5.1) : utilisez d’abord son produit. Vous pourriez utiliser le pavillon de chasse en b1.",
    ),
    "lacks-goods": (
        "For the abbey you still need cloth, which you do not have.",
        "Pour l’abbaye, il vous manque encore du tissu.",
    ),
    "no-worker": (
        "All your workers are on the map, and this production would free none of them: use one of your products first.",
        "Tous vos ouvriers sont sur la carte, et cette production n’en libérerait aucun : utilisez d’abord un de vos produits.",
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
        "B’s crests are on the abbey already, and nobody can add any.",
        "B a déjà ses blasons sur l’abbaye, et personne ne peut en ajouter.",
    ),
    "no-crests-yet": (
        "No crests are placed in a first turn: the abbey can have yours from your second turn on.",
        "On ne place pas de blasons pendant son premier tour : l’abbaye pourra recevoir les vôtres dès le deuxième.",
    ),
    "lower-first": (
        "The church must wait: the abbey bears no crests yet.",
        "L’église doit attendre : l’abbaye n’a pas encore de blasons.",
    ),
    "none-left": (
        "You cannot build a farm: no such tile is left in the supply. You could use the farm in c5.",
        "Impossible de construire une ferme : la réserve n’a plus cette tuile. Vous pourriez utiliser la ferme en c5.",
    ),
    "not-on-top": (
        "The church is not on top of its stack: the abbey must be built first.",
        "L’église n’est pas au sommet de sa pile : il faut d’abord construire l’abbaye.",
    ),
    "no-material": (
        "To build the abbey you need stone, which you do not have.",
        "Pour construire l’abbaye, il vous faut de la pierre, et vous n’en avez pas.",
    ),
    "no-site": (
        "There is no room for the senate: all hexes of its terrain (meadow) hold 3 buildings.",
        "Il n’y a plus de place pour le sénat : tous les hexagones de son terrain (prairie) portent 3 bâtiments.",
    ),
    "wrong-terrain": (
        "You cannot build a farm on the forest d3: it takes a meadow. There is room on b2, b3, c1, c2, c4, c5 or e2.",
        "La forêt d3 ne convient pas pour une ferme : il faut une prairie. Il y a de la place en b2, b3, c1, c2, c4, c5 ou e2.",
    ),
    "hex-full": (
        "The meadow c2 is full: it holds 3 buildings already. There is room on b2, b3, c1, c4, c5 or e2.",
        "La prairie c2 est pleine : elle porte déjà 3 bâtiments. Il y a de la place en b2, b3, c1, c4, c5 ou e2.",
    ),
    "not-your-good": (
        "You have no product on d3.1: you can use the products of your own workers only.",
        "Vous n’avez pas de produit en d3.1 : on ne peut utiliser que les produits de ses propres ouvriers.",
    ),
    "wrong-good": (
        "On b1.1 you have food, but the paper mill takes wood here.",
        "En b1.1 vous avez de la nourriture, mais la papeterie demande ici du bois.",
    ),
    "wrong-material": (
        "On c3.1 you have stone, but a farm is built with wood.",
        "En c3.1 vous avez de la pierre, mais on construit une ferme avec du bois.",
    ),
    "gold-builds-nothing": (
        "Gold does not stand in for what a tile is built with: a farm takes wood.",
        "L’or ne remplace pas le matériau d’une construction : une ferme demande du bois.",
    ),
    "no-tokens": (
        "There are no tokens in the first edition.",
        "Il n’y a pas de marqueurs Nourriture ni Bois dans la première édition.",
    ),
    "no-token-for-it": (
        "No token stands for stone: there is one for food and one for wood.",
        "Pour avoir de la pierre, il n’y a pas de marqueur : il y en a un pour la nourriture et un pour le bois.",
    ),
    "token-spent": (
        "You have handed in your token for wood already, and it comes once per game.",
        "Vous n’avez plus ce marqueur : il ne sert qu’une fois par partie, et vous l’avez déjà donné contre du bois.",
    ),
    "no-search": (
        "In the second edition nobody searches for food: it comes from lodges, from farms and once from the food token.",
        "Dans la seconde édition, on ne cherche pas de nourriture : elle vient des pavillons, des fermes et, une fois, du marqueur Nourriture.",
    ),
    "only-food-is-found": (
        "Only food is found by searching, not wood.",
        "On ne trouve que de la nourriture en cherchant : du bois, il faut en produire.",
    ),
    "must-free-a-worker": (
        "All your workers are on the map: this production must use the product of one of them.",
        "Tous vos ouvriers sont sur la carte : cette production doit utiliser le produit de l’un d’eux.",
    ),
    "must-empty-the-building": (
        "Your own worker is on the alchemist’s cave: what it has made must be used for this production.",
        "Votre ouvrier occupe la caverne de l’alchimiste : son produit doit servir à cette production.",
    ),
    "breaks-the-rest": (
        "Used as stone here, it would be missing for something else that the abbey takes.",
        "Utilisé ici comme pierre, il manquerait pour autre chose que demande l’abbaye.",
    ),
    "not-made-there": (
        "The forest smelter does not make tools, only iron or silver.",
        "Le haut fourneau de forêt ne donne que du fer ou de l’argent : ce n’est pas là qu’on produit des outils.",
    ),
    "none-in-supply": (
        "No silver ore is left in the supply.",
        "Il n’y a plus de minerai d’argent dans la réserve.",
    ),
    "not-drawn": (
        "No silver ore is left among the markers drawn.",
        "Il n’y a plus de minerai d’argent parmi les marqueurs tirés.",
    ),
    "not-in-the-bag": (
        "There are fewer markers in the bag.",
        "Il y a moins de marqueurs dans le sac.",
    ),
    "gold-pays-all": (
        "Gold stands in for a whole cost, not for one product of it: hand it in first, and nothing else is needed.",
        "L’or remplace un coût entier, pas un seul produit : donnez-le en premier, et rien d’autre n’est demandé.",
    ),
    "not-taken-off": (
        "Your worker leaves the lumberjack’s hut (d2.1) only when its product is used, or when it is lost at the end of a turn.",
        "Votre ouvrier ne quitte la cabane de bûcheron (d2.1) que si son produit est utilisé, ou perdu à la fin d’un tour.",
    ),
    "home-first": (
        "Your first turn begins with your hunting lodge and your lumberjack’s hut: first say in which forest you put them.",
        "Votre premier tour commence par votre pavillon de chasse et votre cabane de bûcheron : dites d’abord dans quelle forêt vous les posez.",
    ),
}
