"""What every refusal of Brass: Birmingham says, in English and in French."""

from __future__ import annotations

SENTENCES = {
    "not-in-hand": (
        "The card Derby is not in your hand.",
        "La carte Derby n’est pas dans votre main.",
    ),
    "nothing-to-build": (
        "No card of yours can build anything now: for each, a tile, a space, coal, iron or money is lacking.",
        "Aucune de vos cartes ne permet de construire : il manque à chaque fois une tuile, une case, du charbon, du fer ou de l’argent.",
    ),
    "card-builds-nothing": (
        "With the card Iron works you cannot build anything now.",
        "Avec la carte Usine sidérurgique, vous ne pouvez rien construire pour l’instant.",
    ),
    "card-not-for-industry": (
        "Your card does not show this industry (Coal mine I).",
        "Votre carte ne montre pas cette industrie (Mine de charbon I).",
    ),
    "no-tile-left": (
        "You have no tile of this industry left (Cotton mill).",
        "Il ne vous reste aucune tuile de cette industrie (Filature de coton).",
    ),
    "only-in-the-canal-era": (
        "Cotton mill I can be built in the canal era only; develop it away to reach the next level.",
        "La tuile Filature de coton I ne se construit qu’à la période des canaux ; développez-la pour atteindre le niveau suivant.",
    ),
    "only-in-the-rail-era": (
        "Brewery IV can be built in the rail era only.",
        "La tuile Brasserie IV ne se construit qu’à la période des chemins de fer.",
    ),
    "no-space-for-industry": (
        "There is no space where you could build Cotton mill I with this card and pay for it.",
        "Il n’y a aucune case où construire et payer avec cette carte : Filature de coton I.",
    ),
    "space-does-not-take-it": (
        "Derby 2 does not show this industry.",
        "Derby 2 n’accueille pas cette industrie.",
    ),
    "not-the-cards-place": (
        "Worcester 1 is not in the town your card names.",
        "Worcester 1 n’est pas dans la ville que nomme votre carte.",
    ),
    "wild-location-not-on-farm": (
        "A wild location stands for a town, not for a farm brewery (Northern farm brewery).",
        "Un joker Lieu vaut pour une ville, pas pour une ferme-brasserie (Ferme-brasserie du Nord).",
    ),
    "outside-network": (
        "Dudley 2 is outside your network: an industry card builds only inside it.",
        "Dudley 2 est hors de votre réseau : une carte Industrie ne permet de construire qu’à l’intérieur.",
    ),
    "single-icon-first": (
        "Birmingham 1 shows two industries, and a space for this one alone is still free there.",
        "Birmingham 1 montre deux industries, et une case réservée à celle-ci y est encore libre.",
    ),
    "one-tile-a-town": (
        "You already have a tile there: in the canal era a player has only one in each place (Derby 2).",
        "Vous y avez déjà une tuile : à la période des canaux, un joueur n’en a qu’une par lieu (Derby 2).",
    ),
    "overbuild-other-industry": (
        "A tile of another industry lies on Derby 1: only one of the same industry can replace it.",
        "Une tuile d’une autre industrie occupe Derby 1 : seule une tuile de la même industrie peut la remplacer.",
    ),
    "overbuild-needs-higher-level": (
        "The tile on Dudley 1 is not of a lower level than yours.",
        "La tuile posée sur Dudley 1 n’est pas d’un niveau inférieur à la vôtre.",
    ),
    "overbuild-only-mines-and-works": (
        "The tile on Worcester 1 is another player’s: of those only coal mines and iron works can be replaced.",
        "La tuile posée sur Worcester 1 est à un autre joueur : on ne remplace chez autrui que les mines de charbon et les usines sidérurgiques.",
    ),
    "overbuild-while-cubes-remain": (
        "Another player’s tile on Dudley 1 can be replaced only when no cube of its resource is left on any tile or on the market.",
        "La tuile d’un autre joueur sur Dudley 1 ne peut être remplacée que s’il ne reste aucun cube de sa ressource, ni sur les tuiles ni au marché.",
    ),
    "overbuild-from-nothing": (
        "Dudley 1 is not free: with nothing on the board, an industry card builds only on a free space.",
        "Dudley 1 n’est pas libre : sans rien sur le plateau, une carte Industrie ne permet de construire que sur une case libre.",
    ),
    "no-coal": (
        "Not enough coal can be brought there (Birmingham 2): the connected coal mines have too little, and no merchant place is connected.",
        "Impossible d’amener assez de charbon (Birmingham 2) : les mines reliées n’en ont pas assez, et aucune place marchande n’est reliée.",
    ),
    "too-dear": (
        "This costs £12 in all, and you have £11.",
        "Cela coûte 12 £ en tout, et vous avez 11 £.",
    ),
    "mine-before-market": (
        "Coal cannot be bought while a coal mine with coal is connected.",
        "On ne peut acheter de charbon tant qu’une mine pourvue de charbon est reliée.",
    ),
    "not-nearest-mine": (
        "Dudley 1 is not the nearest coal mine.",
        "Dudley 1 n’est pas la mine de charbon la plus proche.",
    ),
    "no-coal-there": (
        "There is no coal on Dudley 1.",
        "Il n’y a pas de charbon à Dudley 1.",
    ),
    "mine-not-connected": (
        "The mine on Dudley 1 is not connected.",
        "La mine (Dudley 1) n’est pas reliée.",
    ),
    "works-before-market": (
        "Iron cannot be bought while there is iron on an iron works.",
        "On ne peut acheter de fer tant qu’il en reste sur une usine sidérurgique.",
    ),
    "no-iron-there": (
        "There is no iron on Dudley 2.",
        "Il n’y a pas de fer à Dudley 2.",
    ),
    "no-line-possible": (
        "There is no link you could build now: a line, a link tile, coal or money is lacking.",
        "Aucune liaison n’est possible : il manque un tracé, une tuile de liaison, du charbon ou de l’argent.",
    ),
    "line-taken": (
        "A link already lies on Birmingham – Oxford.",
        "Une liaison occupe déjà Birmingham – Oxford.",
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
        "Derby – Nottingham does not touch your network.",
        "Derby – Nottingham ne touche pas votre réseau.",
    ),
    "no-links-left": (
        "You have no link tile left in this era.",
        "Il ne vous reste plus de tuile de liaison pour cette période.",
    ),
    "no-beer-for-second-link": (
        "There is no beer for a second railway: it takes a barrel from a brewery of yours, or from one connected to it.",
        "Il n’y a pas de bière pour une seconde voie ferrée : il faut un tonneau d’une de vos brasseries, ou d’une brasserie qui y soit reliée.",
    ),
    "no-beer-there": (
        "There is no beer on Stone 1.",
        "Il n’y a pas de bière à cet endroit : Stone 1.",
    ),
    "brewery-not-connected": (
        "The brewery on Stone 1 is another player’s and not connected.",
        "La brasserie (Stone 1) est à un autre joueur et n’est pas reliée.",
    ),
    "merchant-beer-only-for-sales": (
        "A merchant’s beer serves only to sell, never to build a railway.",
        "La bière d’un marchand ne sert qu’à vendre, jamais à construire une voie ferrée.",
    ),
    "nothing-to-develop": (
        "There is no tile you could develop and pay the iron for.",
        "Il n’y a aucune tuile que vous puissiez développer en payant le fer.",
    ),
    "lightbulb": (
        "Pottery I bears a lightbulb and cannot be developed.",
        "La tuile Usine de céramique I porte une ampoule et ne peut pas être développée.",
    ),
    "nothing-to-sell": (
        "You have no tile that could be sold now: a merchant, a connection or beer is lacking.",
        "Vous n’avez aucune tuile à vendre pour l’instant : il manque un marchand, une liaison ou de la bière.",
    ),
    "not-your-tile": (
        "No tile of yours lies on Belper 1.",
        "Aucune de vos tuiles n’occupe Belper 1.",
    ),
    "already-flipped": (
        "The tile on Belper 1 is already flipped.",
        "La tuile (Belper 1) est déjà retournée.",
    ),
    "not-for-sale": (
        "Only cotton mills, manufacturers and potteries are sold, not what lies on Belper 2.",
        "On ne vend que des filatures, des manufactures et des usines de céramique, pas ce qui occupe Belper 2.",
    ),
    "no-merchant": (
        "The tile on Worcester 1 is connected to no merchant that buys it.",
        "La tuile (Worcester 1) n’est reliée à aucun marchand qui l’achète.",
    ),
    "merchant-does-not-buy": (
        "This merchant in Nottingham does not buy such a tile.",
        "Ce marchand (Nottingham) n’achète pas une telle tuile.",
    ),
    "merchant-not-connected": (
        "The merchant in Gloucester is not connected to the tile.",
        "Le marchand (Gloucester) n’est pas relié à la tuile.",
    ),
    "no-beer-for-sale": (
        "There is not enough beer to sell it to Nottingham.",
        "Il n’y a pas assez de bière pour vendre à Nottingham.",
    ),
    "sell-at-least-one": (
        "At least one tile must be sold.",
        "Il faut vendre au moins une tuile.",
    ),
    "merchant-barrel-gone": (
        "No barrel stands beside this merchant.",
        "Aucun tonneau n’accompagne ce marchand.",
    ),
    "level-too-low": (
        "A loan would bring your income below level −10.",
        "Un emprunt ferait passer votre revenu sous le niveau −10.",
    ),
    "wild-card-in-hand": (
        "You hold a wild card: you cannot scout.",
        "Vous avez un joker en main : vous ne pouvez pas prospecter.",
    ),
    "too-few-cards": (
        "It takes three cards to scout.",
        "Il faut trois cartes pour prospecter.",
    ),
    "tile-is-worth-nothing": (
        "The tile on Stafford 2 would bring nothing.",
        "La tuile (Stafford 2) ne rapporterait rien.",
    ),
}
