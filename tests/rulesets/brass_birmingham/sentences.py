"""What every refusal of Brass: Birmingham says, in English and in French."""

from __future__ import annotations

SENTENCES = {
    "not-in-hand": (
        "You do not have the card Derby in your hand.",
        "Vous n’avez pas la carte Derby en main.",
    ),
    "nothing-to-build": (
        "You need £7 in all (tile £5, iron £2) for Brewery I in Derby 1, and you have £0 (BB-48). Nor can anything else be built with your cards now.",
        "Il vous faut 7 £ en tout (tuile 5 £, fer 2 £) pour une brasserie I à Derby, et vous avez 0 £ (BB-48). Aucune autre construction n’est possible non plus avec vos cartes.",
    ),
    "card-builds-nothing": (
        "You already have Manufacturer II in Birmingham: in the canal era a player has only one tile in each place (BB-140). Nor can anything else be built with the card Iron works now.",
        "Vous avez déjà une manufacture II à Birmingham : à la période des canaux, un joueur n’a qu’une tuile par lieu (BB-140). Aucune autre construction n’est possible non plus avec la carte Usine sidérurgique.",
    ),
    "card-not-for-industry": (
        "Coal mine I cannot be built with the card Iron works, which does not show this industry.",
        "On ne peut pas construire une mine de charbon I avec la carte Usine sidérurgique, qui ne montre pas cette industrie.",
    ),
    "no-tile-left": (
        "No tile for a cotton mill is left on your mat.",
        "Il ne reste plus de tuile pour une filature de coton sur votre plateau de joueur.",
    ),
    "only-in-the-canal-era": (
        "Cotton mill I can be built in the canal era only; develop it away to reach the next level.",
        "On ne peut construire une filature de coton I qu’à la période des canaux ; développez-la pour atteindre le niveau suivant.",
    ),
    "only-in-the-rail-era": (
        "Brewery IV can be built in the rail era only.",
        "On ne peut construire une brasserie IV qu’à la période des chemins de fer.",
    ),
    "no-space-for-industry": (
        "Cotton mill I on Worcester 1 is B’s: of other players’ tiles only coal mines and iron works can be replaced (BB-148). Nor is there another space for Cotton mill I with the card Worcester now.",
        "La case Worcester 1 porte une filature de coton I qui est à B : chez les autres, on ne remplace que les mines de charbon et les usines sidérurgiques (BB-148). Aucune autre case ne convient non plus pour une filature de coton I avec la carte Worcester.",
    ),
    "space-does-not-take-it": (
        "Derby 2 takes a cotton mill or a manufacturer, not Brewery I.",
        "La case Derby 2 accueille une filature de coton ou une manufacture, mais pas une brasserie I.",
    ),
    "not-the-cards-place": (
        "With the card Derby you build only in Derby, not in Worcester 1.",
        "Avec la carte Derby, on ne construit qu’à Derby, pas à Worcester.",
    ),
    "wild-location-not-on-farm": (
        "A wild location stands for a town, so it does not build at the northern farm brewery: that takes a brewery card or a wild industry.",
        "Un joker Lieu vaut pour une ville : il ne permet pas de construire à la ferme-brasserie du Nord, où il faut une carte Brasserie ou un joker Industrie.",
    ),
    "outside-network": (
        "Dudley 2 is outside your network, and with the card Iron works you build only inside it; a location card builds anywhere in its town.",
        "Dudley 2 est hors de votre réseau, et avec la carte Usine sidérurgique on ne construit qu’à l’intérieur ; une carte Lieu permet de construire dans sa ville, où qu’elle soit.",
    ),
    "single-icon-first": (
        "Birmingham 1 shows two industries: Birmingham 2, which shows this one alone, is still free and comes first.",
        "La case Birmingham 1 montre deux industries : Birmingham 2, qui ne montre que celle-ci, est encore libre et passe avant.",
    ),
    "one-tile-a-town": (
        "You already have Brewery I in Derby: in the canal era a player has only one tile in each place.",
        "Vous avez déjà une brasserie I à Derby : à la période des canaux, un joueur n’a qu’une tuile par lieu.",
    ),
    "overbuild-other-industry": (
        "Brewery I lies on Derby 1: only a tile of the same industry can replace it, not Cotton mill I.",
        "Il y a déjà une brasserie I sur la case Derby 1 : seule une tuile de la même industrie peut la remplacer, pas une filature de coton I.",
    ),
    "overbuild-needs-higher-level": (
        "Coal mine II lies on Dudley 1: only a higher level can replace it, and your next tile is Coal mine II.",
        "Il y a déjà une mine de charbon II sur la case Dudley 1 : seul un niveau supérieur peut la remplacer, et votre prochaine tuile est une mine de charbon II.",
    ),
    "overbuild-only-mines-and-works": (
        "Cotton mill I on Worcester 1 is B’s: of other players’ tiles only coal mines and iron works can be replaced.",
        "La case Worcester 1 porte une filature de coton I qui est à B : chez les autres, on ne remplace que les mines de charbon et les usines sidérurgiques.",
    ),
    "overbuild-while-cubes-remain": (
        "Coal mine I on Dudley 1 is B’s: it can be replaced only when no cube of its resource is left anywhere (on tiles now: 0, on the market: 13).",
        "La case Dudley 1 porte une mine de charbon I qui est à B : pour la remplacer, il faut qu’il ne reste aucun cube de cette ressource (sur les tuiles : 0, au marché : 13).",
    ),
    "overbuild-from-nothing": (
        "Dudley 1 is not free: with nothing on the board, an industry card builds only on a free space.",
        "La case Dudley 1 n’est pas libre : sans rien sur le plateau, une carte Industrie ne permet de construire que sur une case libre.",
    ),
    "no-coal": (
        "There is not enough coal for Manufacturer I in Birmingham 2: it takes 1 cube, the connected mines have 0, and no link leads to a merchant place, where coal could be bought.",
        "Il n’y a pas assez de charbon pour une manufacture I à Birmingham : il en faut 1, les mines reliées en ont 0, et aucune liaison ne mène à une place marchande, où l’on pourrait en acheter.",
    ),
    "too-dear": (
        "You need £12 in all for Cotton mill I in Worcester 1, and you have £11.",
        "Il vous faut 12 £ en tout pour une filature de coton I à Worcester, et vous avez 11 £.",
    ),
    "mine-before-market": (
        "Coal cannot be bought while a coal mine with coal is connected: take it from Coventry 2.",
        "On n’achète pas de charbon tant qu’une mine reliée en a : prenez-le sur Coventry 2.",
    ),
    "not-nearest-mine": (
        "Dudley 1 is not the nearest coal mine with coal: that is Coventry 2.",
        "Dudley 1 n’est pas la mine la plus proche qui ait du charbon : c’est Coventry 2.",
    ),
    "no-coal-there": (
        "There is no coal on Dudley 1.",
        "Il n’y a pas de charbon sur la case Dudley 1.",
    ),
    "mine-not-connected": (
        "There is coal on Dudley 1, but no links lead from there to where you need it.",
        "Il y a du charbon sur la case Dudley 1, mais aucune liaison ne la joint au lieu où il en faut.",
    ),
    "works-before-market": (
        "Iron cannot be bought while there is iron on an iron works: take it from Dudley 2.",
        "On n’achète pas de fer tant qu’il en reste sur une usine sidérurgique : prenez-le sur Dudley 2.",
    ),
    "no-iron-there": (
        "There is no iron on Dudley 2.",
        "Il n’y a pas de fer sur la case Dudley 2.",
    ),
    "no-line-possible": (
        "You need £3 in all for the link Belper – Derby, and you have £2 (BB-48). Nor can any other link be built now.",
        "Il vous faut 3 £ en tout pour la liaison Belper – Derby, et vous avez 2 £ (BB-48). Aucune autre liaison n’est possible non plus.",
    ),
    "line-taken": (
        "A link of B already lies on Birmingham – Oxford.",
        "Il y a déjà une liaison sur Birmingham – Oxford : elle est à B.",
    ),
    "not-a-canal": (
        "Derby – Uttoxeter is no canal: in the canal era only canals are built.",
        "Derby – Uttoxeter n’est pas un canal : à la période des canaux, on ne construit que des canaux.",
    ),
    "not-a-railway": (
        "Burton-on-Trent – Walsall is no railway: in the rail era only railways are built.",
        "Burton-on-Trent – Walsall n’est pas une voie ferrée : à la période des chemins de fer, on ne construit que des voies ferrées.",
    ),
    "line-outside-network": (
        "Derby – Nottingham does not touch your network: one end of a link must be where you have a tile or a link.",
        "Derby – Nottingham ne touche pas votre réseau : l’un des bouts d’une liaison doit se trouver là où vous avez une tuile ou une liaison.",
    ),
    "no-links-left": (
        "You have built all your 14 links of this era.",
        "Vous avez déjà construit vos 14 liaisons de cette période.",
    ),
    "no-beer-for-second-link": (
        "There is no beer for a second railway: it takes a barrel from a brewery of yours, or from one connected to it.",
        "Il n’y a pas de bière pour une seconde voie ferrée : il faut un tonneau d’une de vos brasseries, ou d’une brasserie qui y soit reliée.",
    ),
    "no-beer-there": (
        "There is no beer on Stone 1.",
        "Il n’y a pas de bière sur la case Stone 1.",
    ),
    "brewery-not-connected": (
        "The brewery on Stone 1 is B’s and not connected to where the beer is needed.",
        "La brasserie de la case Stone 1 est à B et n’est pas reliée au lieu où il faut de la bière.",
    ),
    "merchant-beer-only-for-sales": (
        "A merchant’s beer serves only to sell, never to build a railway.",
        "La bière d’un marchand ne sert qu’à vendre, jamais à construire une voie ferrée.",
    ),
    "nothing-to-develop": (
        "You need £2 in all for the iron to develop Cotton mill I, and you have £1 (BB-48). Nor can any other tile be developed now.",
        "Il vous faut 2 £ en tout pour le développement d’une filature de coton I, et vous avez 1 £ (BB-48). Aucune autre tuile ne peut non plus être développée.",
    ),
    "lightbulb": (
        "Pottery I bears a lightbulb and cannot be developed: only building it opens the next level.",
        "On ne peut pas développer une usine de céramique I, qui porte une ampoule : il faut la construire pour atteindre le niveau suivant.",
    ),
    "nothing-to-sell": (
        "You have no unflipped cotton mill, manufacturer or pottery on the board, and nothing else is sold.",
        "Vous n’avez sur le plateau ni filature de coton, ni manufacture, ni usine de céramique à retourner, et l’on ne vend rien d’autre.",
    ),
    "not-your-tile": (
        "No tile of yours lies on Belper 1.",
        "Vous n’avez pas de tuile sur la case Belper 1.",
    ),
    "already-flipped": (
        "Cotton mill I on Belper 1 is already flipped: it has been sold.",
        "La case Belper 1 porte une filature de coton I déjà retournée : elle a été vendue.",
    ),
    "not-for-sale": (
        "Only cotton mills, manufacturers and potteries are sold, not Coal mine I.",
        "On ne vend que des filatures de coton, des manufactures et des usines de céramique, pas une mine de charbon I.",
    ),
    "no-merchant": (
        "No link leads from Worcester 1 to a merchant that buys Cotton mill I; such merchants are in Warrington, Nottingham.",
        "Aucune liaison ne mène de la case Worcester 1 à un marchand qui achète une filature de coton I ; ceux qui l’achètent sont à Warrington, Nottingham.",
    ),
    "merchant-does-not-buy": (
        "Merchant 1 in Nottingham buys nothing in this game.",
        "Le marchand 1 à Nottingham n’achète rien dans cette partie.",
    ),
    "merchant-not-connected": (
        "No links lead from Derby 2 to Gloucester.",
        "Aucune liaison ne mène de la case Derby 2 à Gloucester.",
    ),
    "no-beer-for-sale": (
        "There is not enough beer to sell Cotton mill I in Derby 2: it takes 1 barrel, and you find 0, in your breweries, in others’ that are connected, or beside the merchant.",
        "Il n’y a pas assez de bière pour vendre une filature de coton I à Derby : il faut 1 tonneau, et vous en trouvez 0, dans vos brasseries, dans celles des autres qui sont reliées ou chez le marchand.",
    ),
    "sell-at-least-one": (
        "At least one tile must be sold.",
        "Il faut vendre au moins une tuile.",
    ),
    "merchant-barrel-gone": (
        "No barrel stands beside this merchant in Nottingham: the beer has to come from a brewery.",
        "Ce marchand, à Nottingham, n’a pas de tonneau : la bière doit venir d’une brasserie.",
    ),
    "level-too-low": (
        "A loan takes three levels off your income: from −8 it would fall to −11, and −10 is the lowest.",
        "Un emprunt fait baisser votre revenu de trois niveaux : de −8, il tomberait à −11, et le plus bas est −10.",
    ),
    "wild-card-in-hand": (
        "You hold a wild card: you cannot scout until you have played it.",
        "Vous avez un joker en main : vous ne pouvez pas prospecter avant de l’avoir joué.",
    ),
    "too-few-cards": (
        "It takes three cards to scout, and you have 2.",
        "Il faut trois cartes pour prospecter, et vous en avez 2.",
    ),
    "tiles-before-points": (
        "You still have a tile that brings money: points are lost only when there is none.",
        "Vous avez encore une tuile qui rapporte de l’argent : on ne perd de points que quand il n’y en a plus.",
    ),
    "not-yours-to-give-up": (
        "No tile of yours lies on Derby 1: a debt is paid with one’s own tiles.",
        "Vous n’avez pas de tuile sur la case Derby 1 : on paie une dette avec ses propres tuiles.",
    ),
    "links-stay": (
        "Derby – Nottingham is a link, and for a debt only industry tiles are given up, never links.",
        "Derby – Nottingham est une liaison : pour une dette, on ne cède que des tuiles d’industrie, jamais de liaison.",
    ),
    "no-more-beer": (
        "Cotton mill I takes 1 barrel of beer and has had it.",
        "Pour vendre une filature de coton I, il faut 1 tonneau de bière, et il est déjà fourni.",
    ),
    "beer-before-sale": (
        "First say which tile you sell, and to whom: then comes the beer.",
        "Dites d’abord quelle tuile vous vendez, et à qui : la bière vient ensuite.",
    ),
    "nothing-owed": (
        "Tiles leave the board only for a debt, when you cannot pay a negative income; you owe nothing now.",
        "On ne retire une tuile que pour une dette, quand on ne peut pas payer un revenu négatif ; vous ne devez rien en ce moment.",
    ),
}
