"""What every refusal of Age of Industry says, in English and in French."""

from __future__ import annotations

SENTENCES = {
    "not-in-hand": (
        "The card “brown” is not in your hand.",
        "La carte « brun » n’est pas dans votre main.",
    ),
    "no-card": (
        "Building an industry costs a card, and you have none in hand.",
        "Construire une industrie : cela coûte une carte, et vous n’en avez aucune en main.",
    ),
    "nothing-to-build": (
        "None of your cards (2) can build anything now: for each, a counter, a space, a connection, coal or iron is lacking.",
        "Aucune de vos cartes (2) ne permet de construire : il manque à chaque fois un marqueur, une case, une liaison, du charbon ou du fer.",
    ),
    "card-builds-nothing": (
        "With the card “brown” you can build nothing now: no space of this colour will do for any of your industries.",
        "Avec la carte « brun », vous ne pouvez rien construire : aucune case de cette couleur ne convient à une de vos industries.",
    ),
    "card-not-for-industry": (
        "Your card shows “Cotton mill”: it does not build this industry (Iron works).",
        "Votre carte montre « Filature de coton » : elle ne permet pas de construire cette industrie (Sidérurgie).",
    ),
    "no-counter-left": (
        "No counter of this industry is left on your player display (Cotton mill).",
        "Il ne reste aucun marqueur de cette industrie sur votre plateau personnel (Filature de coton).",
    ),
    "level-zero": (
        "Factory 0 can never be built. Remove it by development first; left on your player display: 2.",
        "Le marqueur Usine 0 ne peut jamais être construit. Retirez-le d’abord par un développement ; il en reste 2 sur votre plateau personnel.",
    ),
    "no-space-for-industry": (
        "There is no space for Cotton mill 1 now. Those that would take it: 30 of another colour, 4 under a counter of another player.",
        "Il n’y a aucune case pour le marqueur Filature de coton 1. Celles qui l’accueilleraient : 30 d’une autre couleur, 4 sous un marqueur d’autrui.",
    ),
    "space-does-not-take-it": (
        "Köln 1 is for Cotton mill, Factory or Iron works, not for Coal mine 1.",
        "Cologne 1 n’accueille que ceci : Filature de coton, Usine ou Sidérurgie, et non Mine de charbon 1.",
    ),
    "coal-space": (
        "Essen 1 has the coal mine symbol: Cotton mill 1 cannot be built there.",
        "Essen 1 porte le symbole de la mine de charbon : Filature de coton 1 n’y a pas sa place.",
    ),
    "port-space": (
        "Kiel has the port symbol: Cotton mill 1 cannot be built there.",
        "Kiel porte le symbole du port : Filature de coton 1 n’y a pas sa place.",
    ),
    "ship-space": (
        "Gulf of Maine is a ship space: Cotton mill 1 cannot be built there.",
        "Golfe du Maine est une case de navire : Filature de coton 1 n’y a pas sa place.",
    ),
    "not-the-cards-colour": (
        "Regensburg has the colour “brown”, and your card is “red”.",
        "Ratisbonne est de couleur « brun », et votre carte est « rouge ».",
    ),
    "not-connected": (
        "You are not connected to Köln: no railway of yours touches it, and no counter of yours opens this space.",
        "Vous n’avez pas de liaison avec Cologne : aucune de vos voies ferrées n’y mène, et aucun de vos marqueurs n’ouvre cette case.",
    ),
    "not-at-the-port": (
        "A ship card opens Gulf of Maine only if you have a counter or a railway where a port stands beside it: Portland or Portsmouth.",
        "Une carte de navire n’ouvre cette case (Golfe du Maine) que si vous avez un marqueur ou une voie ferrée là où se trouve un port voisin : Portland ou Portsmouth.",
    ),
    "no-port-for-ship": (
        "No port stands beside Gulf of Maine yet: a ship there needs one in Portland or Portsmouth.",
        "Aucun port ne dessert encore cette case (Golfe du Maine) : un navire en demande un (Portland ou Portsmouth).",
    ),
    "counter-limit": (
        "You already have 1 counter in Köln: with 2 spaces, the limit for a player is 1.",
        "Cologne : vous y avez déjà 1 marqueur. Avec 2 cases, la limite par joueur est de 1.",
    ),
    "two-counter-limit": (
        "You already have 2 counters in Essen: with 4 spaces, the limit for a player is 2.",
        "Essen : vous y avez déjà 2 marqueurs. Avec 4 cases, la limite par joueur est de 2.",
    ),
    "overbuild-needs-higher-level": (
        "Cotton mill 1 lies there (Köln 1): Cotton mill 1 is not of a higher level.",
        "Le marqueur Filature de coton 1 occupe cette case (Cologne 1) : Filature de coton 1 n’est pas d’un niveau supérieur.",
    ),
    "overbuild-only-mines-and-works": (
        "Cotton mill 1 of B lies there (Köln 1). Of another player’s counters, only a mine can be overbuilt, by a mine, or a works, by a works.",
        "Le marqueur Filature de coton 1, à B, occupe cette case (Cologne 1). Chez autrui, on ne recouvre qu’une mine par une mine, ou une sidérurgie par une sidérurgie.",
    ),
    "overbuild-while-cubes-remain": (
        "Coal mine 1 of B (Essen 1) cannot be overbuilt while coal is left: 2 on the map, 1 on the display.",
        "Le marqueur Mine de charbon 1, à B (Essen 1), ne peut être recouvert tant qu’il reste du charbon : 2 sur le plateau, 1 sur la piste.",
    ),
    "no-coal": (
        "Not enough coal for Köln 1: needed 1, in reach 0, and no port or distant port is connected to open the display.",
        "Cologne 1 : pas assez de charbon. Il en faut 1, il y en a 0 à portée, et aucun port ni port lointain relié n’ouvre la piste.",
    ),
    "no-iron": (
        "Not enough iron for Köln 1: needed 1, in reach 0, and no port or distant port is connected to open the display.",
        "Cologne 1 : pas assez de fer. Il en faut 1, il y en a 0 à portée, et aucun port ni port lointain relié n’ouvre la piste.",
    ),
    "no-cube-there": (
        "There is no coal there (Essen 2).",
        "Il n’y a pas de charbon à cet endroit (Essen 2).",
    ),
    "source-not-connected": (
        "The coal there (Poland: 3) cannot be brought to Köln: no built connections lead there.",
        "Le charbon de cette case (Pologne : 3) ne peut être amené à destination (Cologne) : aucune liaison construite n’y mène.",
    ),
    "not-nearest": (
        "Mannheim 1 is 2 connections away from Köln. Nearer: Essen 1 (1).",
        "Mannheim 1 est à 2 liaisons de distance (Cologne). Plus près : Essen 1 (1).",
    ),
    "map-before-display": (
        "The display is closed while coal can be brought from the map (Köln). Nearest source, and how many connections away: Essen 1 (1).",
        "La piste est fermée tant que du charbon peut venir du plateau (Cologne). Source la plus proche, et à combien de liaisons : Essen 1 (1).",
    ),
    "no-line-possible": (
        "There is no railway you could build now. Links on the map: 55 away from your counters and railways.",
        "Vous ne pouvez construire aucune voie ferrée. Tracés du plateau : 55 loin de vos marqueurs et voies ferrées.",
    ),
    "line-taken": (
        "A railway of B already lies on Essen – Köln.",
        "Essen – Cologne : il y a déjà une voie ferrée, à B.",
    ),
    "no-railways-left": (
        "All your 12 railway counters are on the map.",
        "Vos 12 marqueurs de voie ferrée sont tous sur le plateau.",
    ),
    "line-not-connected": (
        "Berlin – Poland: you have neither a counter nor a railway at either end.",
        "Berlin – Pologne : vous n’avez ni marqueur ni voie ferrée à aucun des deux bouts.",
    ),
    "nothing-to-sell": (
        "You can sell nothing now. Your cotton mills and factories with goods: 1, none with a buyer in reach.",
        "Vous ne pouvez rien vendre. Vos filatures et usines qui ont des marchandises : 1, sans aucun acheteur à portée.",
    ),
    "not-your-counter": (
        "No counter of yours lies there (Essen 3).",
        "Aucun de vos marqueurs n’occupe cette case (Essen 3).",
    ),
    "not-for-sale": (
        "Only cotton mills and factories sell goods, not Iron works 1 (Essen 3).",
        "Seules les filatures et les usines vendent des marchandises, pas Sidérurgie 1 (Essen 3).",
    ),
    "already-flipped": (
        "Cotton mill 1 (Essen 3) has already sold its goods.",
        "Le marqueur Filature de coton 1 (Essen 3) a déjà vendu ses marchandises.",
    ),
    "no-buyer": (
        "Cotton mill 1 (Regensburg) has no buyer. Ports and markets: 8 not connected, 1 market for other goods.",
        "Filature de coton 1 (Ratisbonne) n’a pas d’acheteur. Ports et marchés : 8 sans liaison, 1 marché pour d’autres marchandises.",
    ),
    "sell-at-least-one": (
        "At least one sale must be made.",
        "Il faut faire au moins une vente.",
    ),
    "no-port-there": (
        "There is no port there (Kiel).",
        "Il n’y a pas de port à cet endroit (Kiel).",
    ),
    "buyer-not-connected": (
        "No built connection leads from Köln 1 to this buyer (Hamburg 1).",
        "Aucune liaison construite ne mène de cette case (Cologne 1) à cet acheteur (Hambourg 1).",
    ),
    "port-used": (
        "Port 1 (Bremen 1) is flipped: it has served for its one sale.",
        "Port 1 (Brême 1) : ce port est retourné, il a déjà servi.",
    ),
    "market-used": (
        "The market “Cotton” (Belgium) is flipped: it has served for its one sale.",
        "Le marché « Coton » (Belgique) est retourné : il a déjà servi.",
    ),
    "port-does-not-take-it": (
        "Port 1 (Bremen 1) does not take these goods (Factory).",
        "Port 1 (Brême 1) n’accepte pas ces marchandises (Usine).",
    ),
    "market-does-not-take-it": (
        "The market (Belgium) asks for “Factory goods”, not for these goods (Cotton mill).",
        "Le marché (Belgique) demande « Marchandises d’usine », et non ces marchandises (Filature de coton).",
    ),
    "no-demand": (
        "The market counter there shows no demand (Belgium).",
        "Le marqueur de marché est sans demande (Belgique).",
    ),
    "nothing-to-develop": (
        "No counter is left on your player display.",
        "Il ne reste aucun marqueur sur votre plateau personnel.",
    ),
    "counter-gone": (
        "Factory 0 is no longer on your player display.",
        "Usine 0 n’est plus sur votre plateau personnel.",
    ),
    "hand-full": (
        "You hold 9 cards, and nobody may hold more than 9.",
        "Vous avez 9 cartes en main, et personne ne peut en avoir plus de 9.",
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
        "You have no card to discard, and the deck still has 46 cards: choose another action.",
        "Vous n’avez pas de carte à défausser, et la pioche compte encore 46 cartes : choisissez une autre action.",
    ),
    "combine-in-first-round": (
        "This takes the place of two actions; in the first round you have 1.",
        "Cela remplace deux actions ; à la première manche, vous en avez 1.",
    ),
    "combine-as-second-action": (
        "This takes the place of both actions; of your 2, you have 1 left.",
        "Cela remplace les deux actions ; sur vos 2, il vous en reste 1.",
    ),
    "no-loan": (
        "You have no loan to repay.",
        "Vous n’avez aucun emprunt à rembourser.",
    ),
    "too-poor-to-repay": (
        "To repay 2 loans costs $20, and you have $19.",
        "Rembourser 2 emprunts coûte 20 $, et vous avez 19 $.",
    ),
    "repay-at-least-one": (
        "Repay at least one loan, or choose an action instead.",
        "Remboursez au moins un emprunt, ou choisissez plutôt une action.",
    ),
    "more-than-loans": (
        "You cannot repay 4. Your loans: 3.",
        "Vous ne pouvez pas en rembourser 4. Vos emprunts : 3.",
    ),
}
