"""What beginners try at Industria, and what a referee answers, in both languages.

Each case: what is tried, where, the move as it is typed, the reason, its clause, both sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

import ironbridge as ib
from ironbridge.core import languages
from ironbridge.rulesets.industria.state import Position
from rulesets.industria.table import choosing, has, industria, laying
from rulesets.playing import plain, play

WORDS = files("ironbridge.rulesets.industria") / "data" / "words.toml"


def chooses() -> ib.Match:
    """A puts up the quarry or the sawmill; B holds the clay pit, C has laid the iron ore mine."""
    me = has(money=4, laid="coal-mine")
    return choosing(
        "quarry sawmill", A=me, B=has("clay-pit", money=2), C=has(money=5, laid="iron-ore-mine")
    )


def bids() -> ib.Match:
    """A has put up the quarry, and B is asked first, with 2 thalers."""
    return play(chooses(), "auction quarry")


def bids_over() -> ib.Match:
    """A has put up the quarry, B has bid 2, and C has 5 thalers."""
    return play(bids(), "bid 2")


def decides() -> ib.Match:
    """A sells the quarry to B for 2, or keeps it."""
    return play(bids_over(), "pass", "pass")


def visit(hand: str, *done: str, laid: str = "") -> ib.Match:
    """A lays in epoch I with 9 thalers, and has a bonus to stop at."""
    match = laying("I", A=has(f"{hand} canal-1", money=9, laid=laid), B=has("coal-mine"))
    return play(match, *done)


def ceramics(*, mine: str = "", laid: str = "", theirs: str = "") -> ib.Match:
    """A wants to lay the ceramics works, which needs stone, in epoch II."""
    me = has(f"ceramics-works canal-1 {mine}", money=9, laid=laid)
    return laying("II", A=me, B=has(laid=theirs))


def brickworks(money: int, mine: str = "") -> ib.Match:
    """A wants to lay the brickworks, which needs stone and wood, in epoch II."""
    return laying("II", A=has(f"brickworks canal-1 {mine}", money=money))


def dear_auction() -> ib.Match:
    """With figures of the players' own, a first bid is at least 2; B is asked first."""
    game = industria(figures={"constants": {"lowest-bid": 2}})
    return play(choosing("quarry sawmill", game=game), "auction quarry")


def kept_technology() -> ib.Match:
    """A technology in hand after its epoch: no match and no position leads here."""
    match = laying("II", A=has("optics canal-1", laid="glassworks"))
    assert isinstance(match.state, Position)
    match.state.epoch += 1
    return match


def two_technologies() -> ib.Match:
    """A has laid architecture, and holds mechanical engineering."""
    hand = "architecture mechanical-engineering"
    return visit(hand, "lay architecture", laid="quarry sawmill")


def cashing() -> ib.Match:
    """Resource tiles may be cashed in, and A holds wood."""
    return laying("I", game=industria(cash_in=True), A=has("wood-1 canal-1"))


CASES = [
    ("put up a tile that has not come up", chooses, "auction bank",
     "not-on-offer", "IN-20",
     "Bank cannot be put up: it has not come up yet. On offer now: Quarry, Sawmill.",
     "La tuile Banque ne peut pas être mise aux enchères : elle n’est pas encore apparue. À "
     "vendre en ce moment : Carrière, Scierie."),
    ("put up a tile of somebody's hand", chooses, "auction clay-pit",
     "not-on-offer", "IN-20",
     "Clay pit cannot be put up: B holds it. On offer now: Quarry, Sawmill.",
     "La tuile Glaisière ne peut pas être mise aux enchères : c’est B qui l’a. À vendre en ce "
     "moment : Carrière, Scierie."),
    ("put up one's own factory", chooses, "auction coal-mine",
     "not-on-offer", "IN-20",
     "Coal mine cannot be put up: you have laid it already. On offer now: Quarry, Sawmill.",
     "La tuile Mine de charbon ne peut pas être mise aux enchères : vous l’avez déjà posée. À "
     "vendre en ce moment : Carrière, Scierie."),
    ("put up somebody's factory", chooses, "auction iron-ore-mine",
     "not-on-offer", "IN-20",
     "Iron ore mine cannot be put up: C has laid it. On offer now: Quarry, Sawmill.",
     "La tuile Mine de fer ne peut pas être mise aux enchères : C l’a posée. À vendre en ce "
     "moment : Carrière, Scierie."),
    ("bid instead of putting up", chooses, "bid 2",
     "auctioneer-does-not-bid", "IN-22",
     "You are the auctioneer and do not bid: put up one of the tiles on offer (Quarry, "
     "Sawmill), and hear what the others bid.",
     "Vous êtes commissaire-priseur et n’enchérissez pas : mettez aux enchères l’une des "
     "tuiles à vendre (Carrière, Scierie) et écoutez les offres des autres."),
    ("pass as auctioneer", chooses, "pass",
     "auctioneer-must-choose", "IN-20",
     "The auctioneer cannot pass: put up one of the tiles on offer (Quarry, Sawmill).",
     "Le commissaire-priseur ne peut pas passer : mettez aux enchères l’une des tuiles à "
     "vendre (Carrière, Scierie)."),
    ("sell before anything is put up", chooses, "sell",
     "nothing-put-up", "IN-25",
     "There is nothing to sell or keep yet: put up one of the tiles on offer (Quarry, "
     "Sawmill), and hear the bids.",
     "Il n’y a encore rien à vendre ni à garder : mettez aux enchères l’une des tuiles à "
     "vendre (Carrière, Scierie) et écoutez les offres."),
    ("keep before anything is put up", chooses, "keep",
     "nothing-put-up", "IN-25",
     "There is nothing to sell or keep yet: put up one of the tiles on offer (Quarry, "
     "Sawmill), and hear the bids.",
     "Il n’y a encore rien à vendre ni à garder : mettez aux enchères l’une des tuiles à "
     "vendre (Carrière, Scierie) et écoutez les offres."),
    ("lay during the auction", chooses, "lay quarry",
     "not-laying-yet", "IN-33",
     "Tiles are laid when the auction is over, and tiles of this round are still to be taken.",
     "On pose ses tuiles une fois les enchères finies, et il reste des tuiles à prendre ce "
     "tour-ci."),
    ("buy a resource during the auction", chooses, "stone:bank",
     "not-laying-yet", "IN-33",
     "Tiles are laid when the auction is over, and tiles of this round are still to be taken.",
     "On pose ses tuiles une fois les enchères finies, et il reste des tuiles à prendre ce "
     "tour-ci."),
    ("bid nothing", bids, "bid 0",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 1 thaler or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 1 thaler ou plus. Qui n’offre rien passe."),
    ("bid nothing over a bid", bids_over, "bid 0",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 3 thalers or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 3 thalers ou plus. Qui n’offre rien passe."),
    ("bid half a thaler", bids, "bid 1.5",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 1 thaler or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 1 thaler ou plus. Qui n’offre rien passe."),
    ("bid half a thaler with a comma", bids_over, "bid 2,5",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 3 thalers or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 3 thalers ou plus. Qui n’offre rien passe."),
    ("bid less than nothing", bids, "bid -1",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 1 thaler or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 1 thaler ou plus. Qui n’offre rien passe."),
    ("bid without a number", bids, "bid",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 1 thaler or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 1 thaler ou plus. Qui n’offre rien passe."),
    ("bid everything", bids_over, "bid all",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 3 thalers or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 3 thalers ou plus. Qui n’offre rien passe."),
    ("name no price", bids, "0",
     "bid-not-whole", "IN-24",
     "A bid is a whole number of thalers, here 1 thaler or more. Whoever offers nothing "
     "passes.",
     "On offre un nombre entier de thalers, ici 1 thaler ou plus. Qui n’offre rien passe."),
    ("bid less than the least", dear_auction, "bid 1",
     "first-bid-too-low", "IN-24",
     "The first bid is at least 2 thalers: bid that much or more, or pass.",
     "La première offre est d’au moins 2 thalers : offrez au moins cela, ou passez."),
    ("bid as much as the last", bids_over, "bid 2",
     "bid-too-low", "IN-23",
     "B has bid 2 thalers already, and a bid must be higher: bid at least 3 thalers, or pass.",
     "B offre déjà 2 thalers, et il faut surenchérir : offrez au moins 3 thalers, ou passez."),
    ("bid less than the last", bids_over, "bid 1",
     "bid-too-low", "IN-23",
     "B has bid 2 thalers already, and a bid must be higher: bid at least 3 thalers, or pass.",
     "B offre déjà 2 thalers, et il faut surenchérir : offrez au moins 3 thalers, ou passez."),
    ("bid more than one has", bids_over, "bid 6",
     "bid-too-high", "IN-31",
     "You cannot bid 6 thalers: you have 5 thalers. Bid no more than that, or pass.",
     "Vous ne pouvez pas offrir 6 thalers : vous avez 5 thalers. Offrez au plus cette somme, ou passez."),
    ("bid more than there is", bids_over, "bid 5000",
     "bid-above-money", "IN-31",
     "You cannot bid that much: you have 5 thalers. Bid no more than that, or pass.",
     "Vous ne pouvez pas offrir autant : vous avez 5 thalers. Offrez au plus cette somme, ou passez."),
    ("put up a tile as bidder", bids, "auction sawmill",
     "auctioneer-chooses", "IN-20",
     "A is the auctioneer and chooses what is put up. Quarry is under the hammer: bid for it, "
     "or pass.",
     "C’est A, commissaire-priseur, qui choisit la tuile. La tuile Carrière est aux enchères :"
     " faites une offre ou passez."),
    ("sell as bidder", bids_over, "sell",
     "auctioneer-decides", "IN-25",
     "A is the auctioneer and says whether Quarry is sold or kept, once everybody has bid or "
     "passed. You bid or pass.",
     "C’est A, commissaire-priseur, qui vend ou garde la tuile Carrière, quand tous se sont "
     "prononcés. À vous de faire une offre ou de passer."),
    ("keep as bidder", bids, "keep",
     "auctioneer-decides", "IN-25",
     "A is the auctioneer and says whether Quarry is sold or kept, once everybody has bid or "
     "passed. You bid or pass.",
     "C’est A, commissaire-priseur, qui vend ou garde la tuile Carrière, quand tous se sont "
     "prononcés. À vous de faire une offre ou de passer."),
    ("lay instead of bidding", bids, "lay clay-pit",
     "not-laying-yet", "IN-33",
     "Tiles are laid when the auction is over, and tiles of this round are still to be taken.",
     "On pose ses tuiles une fois les enchères finies, et il reste des tuiles à prendre ce "
     "tour-ci."),
    ("be done with bidding", bids, "done",
     "bid-or-pass", "IN-21",
     "Everybody bids once or passes: if you do not want Quarry, pass.",
     "Chacun fait une offre ou passe : si vous ne voulez pas de la tuile Carrière, passez."),
    ("outbid as auctioneer", decides, "bid 3",
     "auctioneer-decides-now", "IN-22",
     "You are the auctioneer and do not bid: sell Quarry to B for 2 thalers, or keep it for "
     "nothing.",
     "Vous êtes commissaire-priseur et n’enchérissez pas : vendez la tuile Carrière à B pour 2"
     " thalers, ou gardez-la sans payer."),
    ("pass when a verdict is due", decides, "pass",
     "verdict-is-due", "IN-25",
     "Quarry is under the hammer: sell it to B for 2 thalers, or keep it for nothing, before "
     "anything else.",
     "La tuile Carrière est aux enchères : avant toute chose, vendez-la à B pour 2 thalers ou "
     "gardez-la sans payer."),
    ("put up another tile when a verdict is due", decides, "auction sawmill",
     "verdict-is-due", "IN-25",
     "Quarry is under the hammer: sell it to B for 2 thalers, or keep it for nothing, before "
     "anything else.",
     "La tuile Carrière est aux enchères : avant toute chose, vendez-la à B pour 2 thalers ou "
     "gardez-la sans payer."),
    ("lay when a verdict is due", decides, "lay quarry",
     "not-laying-yet", "IN-33",
     "Tiles are laid when the auction is over, and tiles of this round are still to be taken.",
     "On pose ses tuiles une fois les enchères finies, et il reste des tuiles à prendre ce "
     "tour-ci."),
    ("lay a tile of somebody's hand", lambda: visit(""), "lay coal-mine",
     "not-in-hand", "IN-35",
     "You lay tiles from your own hand only, and Coal mine is not there: B holds it.",
     "On ne pose que des tuiles de sa main, et la tuile Mine de charbon n’y est pas : c’est B "
     "qui l’a."),
    ("lay a tile that has not come up", lambda: visit(""), "lay bank",
     "not-in-hand", "IN-35",
     "You lay tiles from your own hand only, and Bank is not there: it has not come up yet.",
     "On ne pose que des tuiles de sa main, et la tuile Banque n’y est pas : elle n’est pas "
     "encore apparue."),
    ("lay a tile twice", lambda: visit("", laid="quarry"), "lay quarry",
     "not-in-hand", "IN-35",
     "You lay tiles from your own hand only, and Quarry is not there: you have laid it "
     "already.",
     "On ne pose que des tuiles de sa main, et la tuile Carrière n’y est pas : vous l’avez "
     "déjà posée."),
    ("lay a resource tile", lambda: visit("stone-1"), "lay stone-1",
     "resources-are-not-laid", "IN-39",
     "Stone (resource) is a resource tile: it is spent on another tile, never laid.",
     "La tuile Pierre (matière première) ne se pose jamais : elle sert à en poser une autre."),
    ("lay a second factory", lambda: visit("clay-pit quarry", "lay clay-pit"), "lay quarry",
     "second-factory", "IN-36",
     "You have already laid a factory this round, and one is all a round allows: Quarry stays "
     "in your hand.",
     "Vous avez déjà posé une usine ce tour-ci, et on n’en pose qu’une par tour : la tuile "
     "Carrière reste en main."),
    ("lay a second technology", two_technologies, "lay mechanical-engineering",
     "second-technology", "IN-37",
     "You have already laid a technology this round, and one is all a round allows: Mechanical"
     " engineering stays in your hand.",
     "Vous avez déjà posé une technologie ce tour-ci, et on n’en pose qu’une par tour : la "
     "tuile Construction mécanique reste en main."),
    ("lay a second bonus", lambda: visit("harbour-1 clay-pit", "lay harbour-1"), "lay canal-1",
     "second-bonus", "IN-38",
     "You have already laid a bonus this round, and one is all a round allows: Canal (bonus) "
     "stays in your hand.",
     "Vous avez déjà posé un bonus ce tour-ci, et on n’en pose qu’un par tour : la tuile Canal"
     " (bonus) reste en main."),
    ("lay a technology after its epoch", kept_technology, "lay optics",
     "technology-too-late", "IN-60",
     "Optics can be laid only in epoch II.",
     "La tuile Optique ne peut être posée qu’à l’époque II."),
    ("lay without the resource", lambda: visit("architecture", laid="clay-pit"), "lay architecture",
     "no-supply", "IN-54",
     "Architecture needs stone, which is not to be had: your resource tiles do not supply it,"
     " nobody makes it, and the bank sells none before epoch II.",
     "La tuile Architecture demande de la pierre, et il n’y en a nulle part : vos tuiles de"
     " matière première n’y suffisent pas, personne n’en produit et la banque n’en vend pas avant"
     " l’époque II."),
    ("lay without either resource", lambda: visit("brickworks"), "lay brickworks",
     "no-supply", "IN-54",
     "Brickworks needs stone and wood, and neither is to be had: your resource tiles do "
     "not supply them, nobody makes them, and the bank sells none before epoch II.",
     "La tuile Briqueterie demande de la pierre et du bois, et ni l’un ni l’autre ne se trouve"
     " : vos tuiles de matière première n’y suffisent pas, personne n’en produit et la banque "
     "n’en vend pas avant l’époque II."),
    ("lay without the money for the price", lambda: laying("II", A=has("bank canal-1", money=4)), "lay bank",
     "too-dear", "IN-55",
     "Bank costs at least 5 thalers (stone: 1 thaler to the bank; brick: 1 thaler to the "
     "bank), and you have 4 thalers.",
     "La tuile Banque coûte au moins 5 thalers (pierre : 1 thaler à la banque ; brique : 1 "
     "thaler à la banque), et vous avez 4 thalers."),
    ("lay without the money for the resources", lambda: brickworks(3), "lay brickworks",
     "too-dear", "IN-55",
     "Brickworks costs at least 4 thalers (stone: 1 thaler to the bank; wood: 1 thaler to the "
     "bank), and you have 3 thalers.",
     "La tuile Briqueterie coûte au moins 4 thalers (pierre : 1 thaler à la banque ; bois : 1 "
     "thaler à la banque), et vous avez 3 thalers."),
    ("count on a tile that is not enough", lambda: brickworks(2, "stone-1"), "lay brickworks",
     "too-dear", "IN-55",
     "Brickworks costs at least 3 thalers (stone: your resource tile; wood: 1 thaler to the "
     "bank), and you have 2 thalers.",
     "La tuile Briqueterie coûte au moins 3 thalers (pierre : votre tuile de matière première "
     "; bois : 1 thaler à la banque), et vous avez 2 thalers."),
    ("bid while tiles are laid", lambda: visit("clay-pit"), "bid 1",
     "auction-is-over", "IN-33",
     "The auction of this round is over: now tiles are laid, until you say “done”.",
     "Les enchères de ce tour sont finies : posez des tuiles, ou dites « done »."),
    ("put up a tile of one's hand", lambda: visit("clay-pit"), "auction clay-pit",
     "auction-is-over", "IN-33",
     "The auction of this round is over: now tiles are laid, until you say “done”.",
     "Les enchères de ce tour sont finies : posez des tuiles, ou dites « done »."),
    ("sell a tile of one's hand", lambda: visit("clay-pit"), "sell clay-pit",
     "auction-is-over", "IN-33",
     "The auction of this round is over: now tiles are laid, until you say “done”.",
     "Les enchères de ce tour sont finies : posez des tuiles, ou dites « done »."),
    ("pass while tiles are laid", lambda: visit("clay-pit"), "pass",
     "laying-ends-with-done", "IN-34",
     "Nobody has to lay anything: when you have finished, say “done”.",
     "Personne n’est obligé de poser : quand vous avez fini, dites « done »."),
    ("buy a resource for later", lambda: visit("clay-pit"), "stone:bank",
     "supply-without-tile", "IN-46",
     "A resource is bought only for a tile that is being laid: say first which tile you lay.",
     "On n’achète une matière première que pour la tuile qu’on pose : dites d’abord laquelle."),
    ("buy a resource by its name", lambda: visit("clay-pit"), "buy stone",
     "supply-without-tile", "IN-46",
     "A resource is bought only for a tile that is being laid: say first which tile you lay.",
     "On n’achète une matière première que pour la tuile qu’on pose : dites d’abord laquelle."),
    ("spend a tile where one's own factory supplies", lambda: ceramics(mine="stone-1", laid="quarry"), "lay ceramics-works stone:tile",
     "own-factory-supplies", "IN-49",
     "Your own factory makes stone and supplies it by itself, free: nothing else is discarded "
     "or paid for it.",
     "Votre propre usine produit de la pierre : elle vous fournit d’office et gratuitement, "
     "sans rien défausser ni payer."),
    ("pay where one's own factory supplies", lambda: ceramics(laid="quarry"), "lay ceramics-works stone:bank",
     "own-factory-supplies", "IN-49",
     "Your own factory makes stone and supplies it by itself, free: nothing else is discarded "
     "or paid for it.",
     "Votre propre usine produit de la pierre : elle vous fournit d’office et gratuitement, "
     "sans rien défausser ni payer."),
    ("count on a factory one does not have", ceramics, "lay ceramics-works stone:own",
     "no-own-factory", "IN-49",
     "You have no factory that makes stone. Give 1 thaler to the bank.",
     "Vous n’avez pas d’usine qui produise de la pierre. Il faut donner 1 thaler à la banque."),
    ("spend a tile one does not have", ceramics, "lay ceramics-works stone:tile",
     "no-resource-tile", "IN-47",
     "You have no Stone tile in hand. Give 1 thaler to the bank.",
     "Vous n’avez pas de tuile Pierre en main. Il faut donner 1 thaler à la banque."),
    ("buy from somebody who makes none", ceramics, "lay ceramics-works stone:seat2",
     "seat-does-not-make-it", "IN-50",
     "B has no factory that makes stone. Give 1 thaler to the bank.",
     "B n’a pas d’usine qui produise de la pierre. Il faut donner 1 thaler à la banque."),
    ("buy from the bank what somebody makes", lambda: ceramics(theirs="quarry"), "lay ceramics-works stone:bank",
     "somebody-makes-it", "IN-51",
     "B makes stone, and as long as a player does, the bank sells none. Give 1 thaler to "
     "B.",
     "B produit de la pierre : tant qu’un joueur en produit, la banque n’en vend pas. Il faut "
     "donner 1 thaler à B."),
    ("buy from the bank what belongs to this epoch", lambda: visit("architecture stone-1"), "lay architecture stone:bank",
     "bank-does-not-sell-yet", "IN-52",
     "You cannot buy stone from the bank yet: it sells only resources of earlier epochs. "
     "Give your resource tile.",
     "Vous ne pouvez pas encore acheter de la pierre à la banque : elle ne vend que les "
     "matières premières des époques précédentes. Il faut donner votre tuile de matière "
     "première."),
    ("spare the tile without the money for it", lambda: brickworks(3, "stone-1"), "lay brickworks stone:bank wood:bank",
     "cannot-pay-source", "IN-55",
     "Supplied like this, Brickworks would cost 4 thalers in all, and you have 3 thalers.",
     "Ainsi, la tuile Briqueterie coûterait 4 thalers en tout, et vous avez 3 thalers."),
    ("spare the second tile without the money for it", lambda: brickworks(3, "wood-1"), "lay brickworks stone:bank wood:bank",
     "cannot-pay-source", "IN-55",
     "Supplied like this, Brickworks would cost 4 thalers in all, and you have 3 thalers.",
     "Ainsi, la tuile Briqueterie coûterait 4 thalers en tout, et vous avez 3 thalers."),
    ("name the resources in another order", lambda: brickworks(9, "stone-1"), "lay brickworks wood:bank stone:tile",
     "supply-is-due", "IN-45",
     "Brickworks is laid only when all it needs is paid for: say first where its stone comes "
     "from.",
     "La tuile Briqueterie n’est posée que lorsque tout est payé : elle demande de la pierre, "
     "dites d’abord où vous vous fournissez."),
    ("stop in the middle of paying", lambda: ceramics(mine="stone-1"), "lay ceramics-works done",
     "supply-is-due", "IN-45",
     "Ceramics works is laid only when all it needs is paid for: say first where its stone "
     "comes from.",
     "La tuile Fabrique de céramique n’est posée que lorsque tout est payé : elle demande de "
     "la pierre, dites d’abord où vous vous fournissez."),
    ("cash in a tile without the option", lambda: visit("stone-1"), "cash stone",
     "no-cashing-in", "IN-81",
     "Resource tiles cannot be cashed in: this match is played without that option.",
     "Les tuiles de matière première ne s’échangent pas contre de l’argent : cette partie se "
     "joue sans cette option."),
    ("cash in a tile one does not have", cashing, "cash stone",
     "no-tile-to-cash-in", "IN-81",
     "You have no Stone tile in hand to cash in.",
     "Vous n’avez pas de tuile Pierre à échanger."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "move", "reason", "clause", "en", "fr"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_what_beginners_try_is_refused_as_a_referee_would(
    table: Callable[[], ib.Match], move: str, reason: str, clause: str, en: str, fr: str
) -> None:
    match = table()

    refusal = match.refusal(move)

    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, clause)
    assert refusal.text("en") == en
    assert plain(refusal.text("fr")) == fr


def test_every_reason_of_the_words_file_is_provoked_here() -> None:
    reasons = languages.written(WORDS)["refusal"]

    assert {case[3]: case[4] for case in CASES} == {
        reason: entry["clause"] for reason, entry in reasons.items()
    }


def test_no_other_number_is_ever_suggested() -> None:
    for amount in ("0", "1.5", "2,5", "-1", "5000", "all"):
        refusal = bids_over().refusal(f"bid {amount}")

        assert refusal is not None
        assert "mean" not in refusal.text()


def test_a_choice_in_words_of_another_question_is_refused_alike() -> None:
    match = chooses()

    with pytest.raises(ib.IllegalMove) as caught:
        match.choose("bid 2")

    assert caught.value.refusal == match.refusal("bid 2")
