"""What every refusal of Age of Industry says, in English and in French."""

from __future__ import annotations

SENTENCES = {
    "not-in-hand": (
        "The card “brown” is not in your hand. You hold: “red”.",
        "Vous n’avez pas la carte « brun » en main. Vous avez : « rouge ».",
    ),
    "no-card": (
        "Building an industry costs a card, and you have none in hand. Building a railway, selling goods and taking cards cost none.",
        "Construire une industrie coûte une carte, et vous n’en avez aucune en main. Construire une voie ferrée, vendre et prendre des cartes n’en coûtent pas.",
    ),
    "nothing-to-build": (
        "You can build nothing now; this came nearest. Your own Port 1 lies in Kiel: only a counter of a higher level may cover it, and Port 1 is not one. [AI-100]",
        "Vous ne pouvez rien construire pour l’instant ; voici ce qui s’en approche le plus. Le port 1 qui occupe la case Kiel est à vous. Seul un marqueur de niveau supérieur peut prendre sa place, et le port 1 n’en est pas un. [AI-100]",
    ),
    "card-builds-nothing": (
        "With the card “brown” you can build nothing now; this came nearest. Factory 0 can never be built. Remove it by development first; left on your player display: 2. [AI-71]",
        "Avec la carte « brun », vous ne pouvez rien construire ; voici ce qui s’en approche le plus. On ne construit jamais une usine 0 : il faut d’abord retirer ce marqueur par un développement. Il en reste 2 sur votre plateau personnel. [AI-71]",
    ),
    "card-not-for-industry": (
        "Your card shows “Cotton mill”: it does not build an iron works.",
        "Votre carte montre « Filature de coton » : elle ne permet pas de construire une sidérurgie.",
    ),
    "no-counter-left": (
        "No counter is left on your player display to build a cotton mill.",
        "Il ne reste sur votre plateau personnel aucun marqueur pour construire une filature de coton.",
    ),
    "level-zero": (
        "Factory 0 can never be built. Remove it by development first; left on your player display: 2.",
        "On ne construit jamais une usine 0 : il faut d’abord retirer ce marqueur par un développement. Il en reste 2 sur votre plateau personnel.",
    ),
    "no-space-for-industry": (
        "There is no space for Cotton mill 1 now. Those that would take it: 30 of another colour, 4 under a counter of another player. This came nearest. Cotton mill 1 of B lies in Köln 1. Of another player’s counters, only a coal mine can be built over, by a coal mine, or an iron works, by an iron works. [AI-104]",
        "Il n’y a aucune case pour une filature de coton 1. Celles qui l’accueilleraient : 30 d’une autre couleur, 4 sous un marqueur d’autrui. Voici ce qui s’en approche le plus. La filature de coton 1 qui occupe la case Cologne 1 est à B. Chez un autre joueur, on ne peut recouvrir qu’une mine de charbon par une mine de charbon, ou une sidérurgie par une sidérurgie. [AI-104]",
    ),
    "space-does-not-take-it": (
        "Köln 1 has no symbol: it is for a cotton mill, a factory or an iron works, not for Coal mine 1.",
        "La case Cologne 1 n’a pas de symbole : on y construit une filature de coton, une usine ou une sidérurgie, mais pas une mine de charbon 1.",
    ),
    "coal-space": (
        "Essen 1 has the coal mine symbol: only a coal mine can be built there, not Cotton mill 1.",
        "La case Essen 1 porte le symbole de la mine de charbon : on ne peut y construire qu’une mine, et pas une filature de coton 1.",
    ),
    "port-space": (
        "Kiel has the port symbol: only a port can be built there, not Cotton mill 1.",
        "La case Kiel porte le symbole du port : on ne peut y construire qu’un port, et pas une filature de coton 1.",
    ),
    "ship-space": (
        "Gulf of Maine is a ship space: only a ship can be built there, not Cotton mill 1.",
        "La case Golfe du Maine est une case de navire : on ne peut y construire qu’un navire, et pas une filature de coton 1.",
    ),
    "village": (
        "Osnabrück is a village: railways pass there, but nothing can be built in it.",
        "Osnabrück est un village : on y passe en train, mais on n’y construit rien.",
    ),
    "no-space-in-place": (
        "Holland has no space to build in.",
        "Il n’y a aucune case où construire en Hollande.",
    ),
    "not-the-cards-colour": (
        "Regensburg has the colour “brown”, and your card is “red”. With it you build here: Köln, Essen, Belgium.",
        "Ratisbonne est de couleur « brun ». Avec votre carte « rouge », vous construisez ici : Cologne, Essen, Belgique.",
    ),
    "not-connected": (
        "With an industry card you must be connected to Köln: none of your railways touches it, and no counter of yours opens this space. With the card “red” no connection is needed.",
        "Avec une carte d’industrie, il vous faut une liaison avec Cologne : aucune de vos voies ferrées n’y mène, et aucun de vos marqueurs n’ouvre cette case. Avec la carte « rouge », il n’en faudrait pas.",
    ),
    "not-at-the-port": (
        "With a ship card you build in Gulf of Maine only if you have a counter or a railway where a port stands beside it (Portland or Portsmouth). With the card “light green” anybody’s port will do.",
        "Avec une carte de navire, vous ne construisez sur la case Golfe du Maine que si vous avez un marqueur ou une voie ferrée là où se trouve un port voisin (Portland ou Portsmouth). Avec la carte « vert clair », le port de n’importe qui suffit.",
    ),
    "no-port-for-ship": (
        "A ship in Gulf of Maine needs a port counter at the other end of a sea lane, and none stands there yet (Portland or Portsmouth).",
        "Sur la case Golfe du Maine, un navire demande un port à l’autre bout d’une voie maritime, et il n’y en a pas encore (Portland ou Portsmouth).",
    ),
    "counter-limit": (
        "You already have 1 counter in Köln, and with its 2 spaces no player may have more than 1 there. You may only build over your own.",
        "Vous avez déjà 1 marqueur à Cologne, et avec 2 cases, un joueur ne peut pas y en avoir plus de 1. Vous pouvez seulement recouvrir le vôtre.",
    ),
    "two-counter-limit": (
        "You already have 2 counters in Essen, and with its 4 spaces no player may have more than 2 there. You may only build over your own.",
        "Vous avez déjà 2 marqueurs à Essen, et avec 4 cases, un joueur ne peut pas y en avoir plus de 2. Vous pouvez seulement recouvrir l’un des vôtres.",
    ),
    "overbuild-needs-higher-level": (
        "Your own Cotton mill 1 lies in Köln 1: only a counter of a higher level may cover it, and Cotton mill 1 is not one.",
        "La filature de coton 1 qui occupe la case Cologne 1 est à vous. Seul un marqueur de niveau supérieur peut prendre sa place, et la filature de coton 1 n’en est pas un.",
    ),
    "overbuild-rival-needs-higher-level": (
        "Coal mine 1 of B lies in Essen 1: only a counter of a higher level may cover it, and Coal mine 1 is not one.",
        "La mine de charbon 1 qui occupe la case Essen 1 est à B. Seul un marqueur de niveau supérieur peut prendre sa place, et la mine de charbon 1 n’en est pas un.",
    ),
    "overbuild-only-mines-and-works": (
        "Cotton mill 1 of B lies in Köln 1. Of another player’s counters, only a coal mine can be built over, by a coal mine, or an iron works, by an iron works.",
        "La filature de coton 1 qui occupe la case Cologne 1 est à B. Chez un autre joueur, on ne peut recouvrir qu’une mine de charbon par une mine de charbon, ou une sidérurgie par une sidérurgie.",
    ),
    "overbuild-while-cubes-remain": (
        "Coal mine 1 of B in Essen 1 cannot be built over while coal is left anywhere: 2 on the map, 1 on the display.",
        "La mine de charbon 1 qui occupe la case Essen 1 est à B : rien ne peut recouvrir ce marqueur tant qu’il reste du charbon quelque part (2 sur le plateau, 1 sur la piste).",
    ),
    "no-coal": (
        "Cotton mill 2 in Köln needs 1 coal, with 0 in reach, and no port or distant port is connected that would open the display. Coal on the map: none.",
        "La filature de coton 2 à Cologne demande du charbon (il en faut 1, il y en a 0 à portée), et aucun port ni port lointain relié n’ouvre la piste. Charbon sur le plateau : aucun.",
    ),
    "no-iron": (
        "Factory 3 in Köln needs 1 iron, with 0 in reach, and no port or distant port is connected that would open the display. Iron on the map: none.",
        "L’usine 3 à Cologne demande du fer (il en faut 1, il y en a 0 à portée), et aucun port ni port lointain relié n’ouvre la piste. Fer sur le plateau : aucun.",
    ),
    "coal-barred": (
        "Cotton mill 2 in Albany needs 1 coal, with 0 in reach: more could come only through Pennsylvania, and no cube may be brought into it and out again. Coal on the map: none.",
        "La filature de coton 2 à Albany demande du charbon (il en faut 1, il y en a 0 à portée) : il n’en viendrait que par la Pennsylvanie, et aucun cube ne peut y entrer puis en ressortir. Charbon sur le plateau : aucun.",
    ),
    "iron-barred": (
        "Factory 3 in Albany needs 1 iron, with 0 in reach: more could come only through Pennsylvania, and no cube may be brought into it and out again. Iron on the map: 3 in New York 3.",
        "L’usine 3 à Albany demande du fer (il en faut 1, il y en a 0 à portée) : il n’en viendrait que par la Pennsylvanie, et aucun cube ne peut y entrer puis en ressortir. Fer sur le plateau : 3 (New York 3).",
    ),
    "no-cube-there": (
        "There is no coal in Essen 2. You can take it here: Essen 1 (1 connection away).",
        "Il n’y a pas de charbon sur la case Essen 2. Vous pouvez en prendre ici : Essen 1 (à 1 liaison).",
    ),
    "source-not-connected": (
        "The coal in Poland (3) cannot be brought to Köln: the railways between them are not built. You can take it here: Essen 1 (1 connection away).",
        "Le charbon de la case Pologne (3) ne peut être amené à destination (Cologne) : il manque des voies ferrées entre les deux. Vous pouvez en prendre ici : Essen 1 (à 1 liaison).",
    ),
    "source-barred": (
        "The coal in New York Bight (3) could be brought to Albany only through Pennsylvania, and no cube may be brought into it and out again. You can take it here: Pennsylvania 1 (2 connections away).",
        "Le charbon de la case Golfe de New York (3) ne pourrait être amené à destination (Albany) que par la Pennsylvanie, et aucun cube ne peut y entrer puis en ressortir. Vous pouvez en prendre ici : Pennsylvanie 1 (à 2 liaisons).",
    ),
    "source-overseas": (
        "The coal in Gulf of Maine (3) could be brought to Portsmouth only by sea, and the way is not open: it takes a port counter at each end and a ship between them. You can take it here: the display ($1).",
        "Le charbon de la case Golfe du Maine (3) ne pourrait être amené à destination (Portsmouth) que par mer, et la voie n’est pas ouverte : il faut un port à chaque bout et un navire entre eux. Vous pouvez en prendre ici : la piste (1 $).",
    ),
    "not-nearest": (
        "The cube must come from the nearest source: Mannheim 1 is 2 connections away from Köln. Nearer: Essen 1 (1 connection away).",
        "Le cube doit venir de la source la plus proche : Mannheim 1 est à 2 liaisons de Cologne. Plus près : Essen 1 (à 1 liaison).",
    ),
    "map-before-display": (
        "The display is closed while coal can be brought from the map to Köln. Nearest: Essen 1 (1 connection away).",
        "La piste est fermée tant que du charbon peut venir du plateau (Cologne). Au plus près : Essen 1 (à 1 liaison).",
    ),
    "no-line-possible": (
        "There is no railway you could build now: you have no counter and no railway that a free link touches.",
        "Vous ne pouvez construire aucune voie ferrée : aucun tracé libre ne touche vos marqueurs ni vos voies ferrées.",
    ),
    "line-taken": (
        "A railway of B already lies on Essen – Köln, and a link takes only one.",
        "Une voie ferrée, à B, occupe déjà le tracé Essen – Cologne, qui n’en admet qu’une.",
    ),
    "no-railways-left": (
        "All your 12 railway counters are on the map.",
        "Vos 12 marqueurs de voie ferrée sont tous sur le plateau.",
    ),
    "line-not-connected": (
        "Berlin – Poland: you have neither a counter nor a railway at either end.",
        "Berlin – Pologne : vous n’avez ni marqueur ni voie ferrée à l’un ou l’autre bout.",
    ),
    "sea-lane": (
        "Boston – Massachusetts Bay is a sea lane: it is there from the start, and no railway is built on it.",
        "Boston – Baie du Massachusetts est une voie maritime : elle existe dès le début, et on n’y construit pas de voie ferrée.",
    ),
    "nothing-to-sell": (
        "You can sell nothing now; this came nearest. Goods travel on built railways and open sea lanes, and none lead from Köln 1 to Belgium. [AI-129]",
        "Vous ne pouvez rien vendre pour l’instant ; voici ce qui s’en approche le plus. Les marchandises voyagent par les voies ferrées construites et les voies maritimes ouvertes, et aucune ne relie ces deux points : Cologne 1, Belgique. [AI-129]",
    ),
    "not-your-counter": (
        "No counter of yours lies in Essen 3.",
        "Vous n’avez pas de marqueur sur la case Essen 3.",
    ),
    "not-for-sale": (
        "Only cotton mills and factories sell goods, and in Essen 3 lies Iron works 1.",
        "Seules les filatures et les usines vendent des marchandises ; sur la case Essen 3, il y a une sidérurgie 1.",
    ),
    "already-flipped": (
        "Cotton mill 1 in Essen 3 has already sold its goods.",
        "La filature de coton 1 à Essen a déjà vendu ses marchandises.",
    ),
    "no-buyer": (
        "Cotton mill 1 in Regensburg has no buyer. Ports and markets: 8 not connected, 1 market for other goods. This came nearest. Goods travel on built railways and open sea lanes, and none lead from Regensburg to Hamburg 1. [AI-129]",
        "La filature de coton 1 à Ratisbonne n’a pas d’acheteur. Ports et marchés : 8 sans liaison, 1 marché pour d’autres marchandises. Voici ce qui s’en approche le plus. Les marchandises voyagent par les voies ferrées construites et les voies maritimes ouvertes, et aucune ne relie ces deux points : Ratisbonne, Hambourg 1. [AI-129]",
    ),
    "sell-at-least-one": (
        "At least one sale must be made.",
        "Il faut faire au moins une vente.",
    ),
    "no-port-there": (
        "There is no port counter in Kiel.",
        "Il n’y a pas de marqueur de port sur la case Kiel.",
    ),
    "buyer-not-connected": (
        "Goods travel on built railways and open sea lanes, and none lead from Köln 1 to Hamburg 1.",
        "Les marchandises voyagent par les voies ferrées construites et les voies maritimes ouvertes, et aucune ne relie ces deux points : Cologne 1, Hambourg 1.",
    ),
    "buyer-barred": (
        "From Albany 1 to New York 1 the railways lead only through Pennsylvania, and goods may not go into it and out again.",
        "Entre Albany 1 et New York 1, on ne passe que par la Pennsylvanie, et les marchandises ne peuvent y entrer puis en ressortir.",
    ),
    "buyer-overseas": (
        "From Boston 3 goods reach Massachusetts Bay only by sea, and the way is not open: it takes a port counter where it leaves the land, and a ship in the ship space.",
        "Entre Boston 3 et Baie du Massachusetts, on ne passe que par mer, et la voie n’est pas ouverte : il faut un port là où elle quitte la terre, et un navire sur la case de navire.",
    ),
    "port-used": (
        "Port 1 in Bremen 1 is flipped: it has served for its one sale.",
        "Le port 1 à Brême est retourné : il a déjà servi pour une vente, et ne sert qu’une fois.",
    ),
    "market-used": (
        "The market “Cotton” in Belgium is flipped: it has served for its one sale.",
        "Le marché « Coton » en Belgique est retourné : il a déjà servi pour une vente, et ne sert qu’une fois.",
    ),
    "port-does-not-take-it": (
        "Port 1 in Bremen 1 takes only cotton, and you are selling factory goods. These go through Port 2 or Port 3.",
        "Le port 1 à Brême n’accepte que du coton, et vous vendez des marchandises d’usine : pour cela, il faut un port 2 ou un port 3.",
    ),
    "market-does-not-take-it": (
        "The market in Belgium asks for “Factory goods”, and you are selling cotton.",
        "Le marché en Belgique demande « Marchandises d’usine », et vous vendez du coton.",
    ),
    "no-demand": (
        "The market in Belgium shows “no demand”: nothing can be sold there.",
        "Le marché en Belgique est sans demande : on n’y vend rien.",
    ),
    "nothing-to-develop": (
        "No counter is left on your player display.",
        "Il ne reste aucun marqueur sur votre plateau personnel.",
    ),
    "counter-gone": (
        "Factory 0 is no longer on your player display.",
        "Vous n’avez plus l’usine 0 sur votre plateau personnel.",
    ),
    "hand-full": (
        "You hold 9 cards, and nobody may hold more than 9. Play or discard one first.",
        "Vous avez 9 cartes en main, et personne ne peut en avoir plus de 9. Jouez-en ou défaussez-en d’abord une.",
    ),
    "no-cards-to-take": (
        "The deck is empty, and no card lies open.",
        "La pioche est vide, et il n’y a aucune carte visible.",
    ),
    "card-not-open": (
        "The card “mauve” does not lie open. Open cards: “Factory”, “brown”.",
        "La carte « mauve » n’est pas visible. Cartes visibles : « Usine », « brun ».",
    ),
    "deck-empty": (
        "The deck is empty, and it is never made anew.",
        "La pioche est vide, et on ne la refait jamais.",
    ),
    "pass-needs-card": (
        "To pass costs a card, and you have none; a pass is free only when the deck is empty too, and it still has 46 cards. Take cards, or choose another action.",
        "Passer coûte une carte, et vous n’en avez pas ; on ne passe sans carte que si la pioche est vide elle aussi, et elle compte encore 46 cartes. Prenez des cartes, ou choisissez une autre action.",
    ),
    "combine-in-first-round": (
        "Building with both actions takes the place of two; in the first round everybody has only 1.",
        "Construire avec les deux actions en remplace deux ; à la première manche, on n’en a que 1.",
    ),
    "combine-as-second-action": (
        "Building with both actions takes the place of both; of your 2 you have only 1 left.",
        "Construire avec les deux actions remplace l’une et l’autre ; sur vos 2, il ne vous en reste que 1.",
    ),
    "loan-is-no-action": (
        "Taking a loan is no action: whenever you pay more than you have (now $4), the loans come by themselves, $10 each and as few as cover it.",
        "Emprunter n’est pas une action : quand vous payez plus que vous n’avez (pour l’instant 4 $), les emprunts viennent d’eux-mêmes, de 10 $ chacun et pas plus qu’il n’en faut.",
    ),
    "no-loan": (
        "You have no loan to repay.",
        "Vous n’avez aucun emprunt à rembourser.",
    ),
    "too-poor-to-repay": (
        "To repay 2 loans costs $20, and you have $19: enough for 1.",
        "Rembourser 2 emprunts coûte 20 $, et vous avez 19 $ : de quoi en rembourser 1.",
    ),
    "repay-at-least-one": (
        "Repay at least one loan, or choose an action instead.",
        "Remboursez au moins un emprunt, ou choisissez plutôt une action.",
    ),
    "more-than-loans": (
        "You cannot repay 4 loans: you have 3.",
        "Vous ne pouvez pas rembourser 4 emprunts : vous en avez 3.",
    ),
    "card-is-due": (
        "Taking cards is one action of two cards: take the next first, an open one or the top of the deck.",
        "Prendre des cartes est une action, et l’on en prend deux : prenez d’abord la suivante, visible ou sur la pioche.",
    ),
}
