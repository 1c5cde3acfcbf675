"""What a beginner at Brass: Birmingham is answered, in English and in French."""

from __future__ import annotations

ANSWERED = {
    "a card one does not hold": (
        "You do not have the card Leek in your hand.",
        "Vous n’avez pas la carte Leek en main.",
    ),
    "a wild card one does not hold": (
        "You do not have the wild location in your hand.",
        "Vous n’avez pas le joker Lieu en main.",
    ),
    "a location card in another town": (
        "With the card Derby you build only in Derby, not in Dudley 1.",
        "Avec la carte Derby, on ne construit qu’à Derby, pas à Dudley.",
    ),
    "an industry card outside the network": (
        "Dudley 1 is outside your network, and with the card Coal mine you build only inside it; a location card builds anywhere in its town.",
        "Dudley 1 est hors de votre réseau, et avec la carte Mine de charbon on ne construit qu’à l’intérieur ; une carte Lieu permet de construire dans sa ville, où qu’elle soit.",
    ),
    "an industry card for another industry": (
        "Cotton mill I cannot be built with the card Brewery, which does not show this industry.",
        "On ne peut pas construire une filature de coton I avec la carte Brasserie, qui ne montre pas cette industrie.",
    ),
    "a wild location on a farm": (
        "A wild location stands for a town, so it does not build at the northern farm brewery: that takes a brewery card or a wild industry.",
        "Un joker Lieu vaut pour une ville : il ne permet pas de construire à la ferme-brasserie du Nord, où il faut une carte Brasserie ou un joker Industrie.",
    ),
    "a town card for a farm": (
        "With the card Cannock you build only in Cannock, not at the northern farm brewery.",
        "Avec la carte Cannock, on ne construit qu’à Cannock, pas à la ferme-brasserie du Nord.",
    ),
    "a second scout with a wild card left": (
        "You hold a wild card: you cannot scout until you have played it.",
        "Vous avez un joker en main : vous ne pouvez pas prospecter avant de l’avoir joué.",
    ),
    "scouting with two cards": (
        "It takes three cards to scout, and you have 2.",
        "Il faut trois cartes pour prospecter, et vous en avez 2.",
    ),
    "scouting with the same card twice": (
        "You have the card Iron works only once, and it is one of the three already.",
        "Vous n’avez la carte Usine sidérurgique qu’une fois, et elle fait déjà partie des trois.",
    ),
    "a second tile in a town": (
        "You already have Brewery I in Derby: in the canal era a player has only one tile in each place.",
        "Vous avez déjà une brasserie I à Derby : à la période des canaux, un joueur n’a qu’une tuile par lieu.",
    ),
    "a level one mill in the rail era": (
        "Cotton mill I can be built in the canal era only; develop it away to reach the next level.",
        "On ne peut construire une filature de coton I qu’à la période des canaux ; développez-la pour atteindre le niveau suivant.",
    ),
    "a level one mine in the rail era": (
        "Coal mine I can be built in the canal era only; develop it away to reach the next level.",
        "On ne peut construire une mine de charbon I qu’à la période des canaux ; développez-la pour atteindre le niveau suivant.",
    ),
    "a level four brewery in the canal era": (
        "Brewery IV can be built in the rail era only.",
        "On ne peut construire une brasserie IV qu’à la période des chemins de fer.",
    ),
    "a brewery on a space for mills": (
        "Derby 2 takes a cotton mill or a manufacturer, not Brewery I.",
        "La case Derby 2 accueille une filature de coton ou une manufacture, mais pas une brasserie I.",
    ),
    "the space with two icons first": (
        "Birmingham 1 shows two industries: Birmingham 2, which shows this one alone, is still free and comes first.",
        "La case Birmingham 1 montre deux industries : Birmingham 2, qui ne montre que celle-ci, est encore libre et passe avant.",
    ),
    "a tile that is used up": (
        "No tile for a pottery is left on your mat.",
        "Il ne reste plus de tuile pour une usine de céramique sur votre plateau de joueur.",
    ),
    "over another industry": (
        "Brewery I lies on Derby 1: only a tile of the same industry can replace it, not Cotton mill I.",
        "Il y a déjà une brasserie I sur la case Derby 1 : seule une tuile de la même industrie peut la remplacer, pas une filature de coton I.",
    ),
    "over a tile of the same level": (
        "Brewery I lies on Derby 1: only a higher level can replace it, and your next tile is Brewery I.",
        "Il y a déjà une brasserie I sur la case Derby 1 : seul un niveau supérieur peut la remplacer, et votre prochaine tuile est une brasserie I.",
    ),
    "over another’s mill": (
        "Cotton mill I on Worcester 1 is B’s: of other players’ tiles only coal mines and iron works can be replaced.",
        "La case Worcester 1 porte une filature de coton I qui est à B : chez les autres, on ne remplace que les mines de charbon et les usines sidérurgiques.",
    ),
    "over another’s mine while there is coal": (
        "Coal mine I on Dudley 1 is B’s: it can be replaced only when no cube of its resource is left anywhere (on tiles now: 1, on the market: 13).",
        "La case Dudley 1 porte une mine de charbon I qui est à B : pour la remplacer, il faut qu’il ne reste aucun cube de cette ressource (sur les tuiles : 1, au marché : 13).",
    ),
    "a build dearer than the purse": (
        "You need £12 in all for Cotton mill I in Worcester 1, and you have £11.",
        "Il vous faut 12 £ en tout pour une filature de coton I à Worcester, et vous avez 11 £.",
    ),
    "a build whose cubes are too dear": (
        "You need £25 in all (tile £12, coal £13) for Manufacturer III in Coventry 3, and you have £19.",
        "Il vous faut 25 £ en tout (tuile 12 £, charbon 13 £) pour une manufacture III à Coventry, et vous avez 19 £.",
    ),
    "a build paid by the coal it will sell": (
        "You need £5 in all for Coal mine I in Coventry 2, and you have £4.",
        "Il vous faut 5 £ en tout pour une mine de charbon I à Coventry, et vous avez 4 £.",
    ),
    "any build with an empty purse": (
        "You need £12 in all for Cotton mill I in Worcester 1, and you have £3 (BB-48). Nor can anything else be built with the card Worcester now.",
        "Il vous faut 12 £ en tout pour une filature de coton I à Worcester, et vous avez 3 £ (BB-48). Aucune autre construction n’est possible non plus avec la carte Worcester.",
    ),
    "building at all with an empty purse": (
        "You need £7 in all (tile £5, iron £2) for Brewery I in Derby 1, and you have £0 (BB-48). Nor can anything else be built with your cards now.",
        "Il vous faut 7 £ en tout (tuile 5 £, fer 2 £) pour une brasserie I à Derby, et vous avez 0 £ (BB-48). Aucune autre construction n’est possible non plus avec vos cartes.",
    ),
    "an industry that the town has no space for": (
        "None of the spaces that the card Coalbrookdale opens takes a cotton mill.",
        "Parmi les cases que permet la carte Coalbrookdale, aucune n’accueille une filature de coton.",
    ),
    "a works without coal": (
        "There is not enough coal for Iron works I in Coalbrookdale 2: it takes 1 cube, the connected mines have 0, and no link leads to a merchant place, where coal could be bought (BB-93). Nor is there another space for Iron works I with the card Coalbrookdale now.",
        "Il n’y a pas assez de charbon pour une usine sidérurgique I à Coalbrookdale : il en faut 1, les mines reliées en ont 0, et aucune liaison ne mène à une place marchande, où l’on pourrait en acheter (BB-93). Aucune autre case ne convient non plus pour une usine sidérurgique I avec la carte Coalbrookdale.",
    ),
    "coal with no connection": (
        "There is not enough coal for Manufacturer I in Birmingham 2: it takes 1 cube, the connected mines have 0, and no link leads to a merchant place, where coal could be bought.",
        "Il n’y a pas assez de charbon pour une manufacture I à Birmingham : il en faut 1, les mines reliées en ont 0, et aucune liaison ne mène à une place marchande, où l’on pourrait en acheter.",
    ),
    "coal from a mine that is not connected": (
        "There is coal on Dudley 1, but no links lead from there to where you need it.",
        "Il y a du charbon sur la case Dudley 1, mais aucune liaison ne la joint au lieu où il en faut.",
    ),
    "coal from a mine farther off": (
        "Dudley 1 is not the nearest coal mine with coal: that is Coventry 2.",
        "Dudley 1 n’est pas la mine la plus proche qui ait du charbon : c’est Coventry 2.",
    ),
    "coal bought to spare a mine": (
        "Coal cannot be bought while a coal mine with coal is connected: take it from Coventry 2.",
        "On n’achète pas de charbon tant qu’une mine reliée en a : prenez-le sur Coventry 2.",
    ),
    "iron bought to spare a works": (
        "Iron cannot be bought while there is iron on an iron works: take it from Dudley 2.",
        "On n’achète pas de fer tant qu’il en reste sur une usine sidérurgique : prenez-le sur Dudley 2.",
    ),
    "iron from an empty works": (
        "There is no iron on Dudley 2.",
        "Il n’y a pas de fer sur la case Dudley 2.",
    ),
    "a canal far from home": (
        "Derby – Nottingham does not touch your network: one end of a link must be where you have a tile or a link.",
        "Derby – Nottingham ne touche pas votre réseau : l’un des bouts d’une liaison doit se trouver là où vous avez une tuile ou une liaison.",
    ),
    "a canal from where only others’ links lead": (
        "Cannock – Walsall does not touch your network: one end of a link must be where you have a tile or a link.",
        "Cannock – Walsall ne touche pas votre réseau : l’un des bouts d’une liaison doit se trouver là où vous avez une tuile ou une liaison.",
    ),
    "a canal where one lies": (
        "A link of B already lies on Birmingham – Oxford.",
        "Il y a déjà une liaison sur Birmingham – Oxford : elle est à B.",
    ),
    "a railway in the canal era": (
        "Derby – Uttoxeter is no canal: in the canal era only canals are built.",
        "Derby – Uttoxeter n’est pas un canal : à la période des canaux, on ne construit que des canaux.",
    ),
    "a canal in the rail era": (
        "Burton-on-Trent – Walsall is no railway: in the rail era only railways are built.",
        "Burton-on-Trent – Walsall n’est pas une voie ferrée : à la période des chemins de fer, on ne construit que des voies ferrées.",
    ),
    "a canal with two pounds": (
        "You need £3 in all for the link Birmingham – Oxford, and you have £2.",
        "Il vous faut 3 £ en tout pour la liaison Birmingham – Oxford, et vous avez 2 £.",
    ),
    "a railway without coal": (
        "There is not enough coal for the link Belper – Derby: it takes 1 cube, the connected mines have 0, and no link leads to a merchant place, where coal could be bought.",
        "Il n’y a pas assez de charbon pour la liaison Belper – Derby : il en faut 1, les mines reliées en ont 0, et aucune liaison ne mène à une place marchande, où l’on pourrait en acheter.",
    ),
    "two railways with fourteen pounds": (
        "You need £15 in all for both railways together, and you have £14.",
        "Il vous faut 15 £ en tout pour les deux voies ferrées ensemble, et vous avez 14 £.",
    ),
    "two railways without money for the coal": (
        "You need £18 in all for both railways together, and you have £17.",
        "Il vous faut 18 £ en tout pour les deux voies ferrées ensemble, et vous avez 17 £.",
    ),
    "two railways without beer": (
        "There is no beer for a second railway: it takes a barrel from a brewery of yours, or from one connected to it.",
        "Il n’y a pas de bière pour une seconde voie ferrée : il faut un tonneau d’une de vos brasseries, ou d’une brasserie qui y soit reliée.",
    ),
    "a merchant’s beer for a railway": (
        "A merchant’s beer serves only to sell, never to build a railway.",
        "La bière d’un marchand ne sert qu’à vendre, jamais à construire une voie ferrée.",
    ),
    "another’s beer for a railway that does not reach it": (
        "The brewery on Derby 1 is B’s and not connected to where the beer is needed.",
        "La brasserie de la case Derby 1 est à B et n’est pas reliée au lieu où il faut de la bière.",
    ),
    "a link with no money": (
        "You need £3 in all for the link Belper – Derby, and you have £1 (BB-48). Nor can any other link be built now.",
        "Il vous faut 3 £ en tout pour la liaison Belper – Derby, et vous avez 1 £ (BB-48). Aucune autre liaison n’est possible non plus.",
    ),
    "a pottery with a lightbulb": (
        "Pottery I bears a lightbulb and cannot be developed: only building it opens the next level.",
        "On ne peut pas développer une usine de céramique I, qui porte une ampoule : il faut la construire pour atteindre le niveau suivant.",
    ),
    "a second development too dear": (
        "You need £4 in all for the iron for both developments, and you have £3.",
        "Il vous faut 4 £ en tout pour les deux développements, et vous avez 3 £.",
    ),
    "a development with nothing": (
        "You need £2 in all for the iron to develop Cotton mill I, and you have £0 (BB-48). Nor can any other tile be developed now.",
        "Il vous faut 2 £ en tout pour le développement d’une filature de coton I, et vous avez 0 £ (BB-48). Aucune autre tuile ne peut non plus être développée.",
    ),
    "selling a coal mine": (
        "Only cotton mills, manufacturers and potteries are sold, not Coal mine I.",
        "On ne vend que des filatures de coton, des manufactures et des usines de céramique, pas une mine de charbon I.",
    ),
    "selling what is another’s": (
        "No tile of yours lies on Belper 1.",
        "Vous n’avez pas de tuile sur la case Belper 1.",
    ),
    "selling what is sold": (
        "Cotton mill I on Belper 1 is already flipped: it has been sold.",
        "La case Belper 1 porte une filature de coton I déjà retournée : elle a été vendue.",
    ),
    "selling without beer": (
        "There is not enough beer to sell Cotton mill I in Worcester 1: it takes 1 barrel, and you find 0, in your breweries, in others’ that are connected, or beside the merchant.",
        "Il n’y a pas assez de bière pour vendre une filature de coton I à Worcester : il faut 1 tonneau, et vous en trouvez 0, dans vos brasseries, dans celles des autres qui sont reliées ou chez le marchand.",
    ),
    "selling to a merchant of other goods": (
        "Merchant 1 in Nottingham buys a manufacturer, not Cotton mill I.",
        "Le marchand 1 à Nottingham achète une manufacture, pas une filature de coton I.",
    ),
    "selling to a blank merchant": (
        "Merchant 1 in Nottingham buys nothing in this game.",
        "Le marchand 1 à Nottingham n’achète rien dans cette partie.",
    ),
    "selling to a merchant that no link reaches": (
        "No links lead from Derby 2 to Gloucester.",
        "Aucune liaison ne mène de la case Derby 2 à Gloucester.",
    ),
    "selling from a town without links": (
        "No link leads from Worcester 1 to a merchant that buys Cotton mill I; such merchants are in Warrington, Nottingham.",
        "Aucune liaison ne mène de la case Worcester 1 à un marchand qui achète une filature de coton I ; ceux qui l’achètent sont à Warrington, Nottingham.",
    ),
    "selling with nothing to sell": (
        "You have no unflipped cotton mill, manufacturer or pottery on the board, and nothing else is sold.",
        "Vous n’avez sur le plateau ni filature de coton, ni manufacture, ni usine de céramique à retourner, et l’on ne vend rien d’autre.",
    ),
    "the beer of another merchant": (
        "No barrel stands beside this merchant in Nottingham: the beer has to come from a brewery.",
        "Ce marchand, à Nottingham, n’a pas de tonneau : la bière doit venir d’une brasserie.",
    ),
    "another’s beer without a link": (
        "The brewery on Stone 1 is B’s and not connected to where the beer is needed.",
        "La brasserie de la case Stone 1 est à B et n’est pas reliée au lieu où il faut de la bière.",
    ),
    "beer for a tile that needs none": (
        "Manufacturer III is sold without beer: no barrel is used up for it.",
        "Pour vendre une manufacture III, il ne faut pas de bière : aucun tonneau n’y passe.",
    ),
    "a loan at the lowest level": (
        "A loan takes three levels off your income: from −8 it would fall to −11, and −10 is the lowest.",
        "Un emprunt fait baisser votre revenu de trois niveaux : de −8, il tomberait à −11, et le plus bas est −10.",
    ),
    "a link given up for a debt": (
        "Derby – Nottingham is a link, and for a debt only industry tiles are given up, never links.",
        "Derby – Nottingham est une liaison : pour une dette, on ne cède que des tuiles d’industrie, jamais de liaison.",
    ),
    "another’s tile given up for a debt": (
        "No tile of yours lies on Derby 1: a debt is paid with one’s own tiles.",
        "Vous n’avez pas de tuile sur la case Derby 1 : on paie une dette avec ses propres tuiles.",
    ),
    "points instead of tiles for a debt": (
        "You still have a tile that brings money: points are lost only when there is none.",
        "Vous avez encore une tuile qui rapporte de l’argent : on ne perd de points que quand il n’y en a plus.",
    ),
}
