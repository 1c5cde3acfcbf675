"""Settings: what can be chosen of a game, and what was, as data and in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.core.game import Setting, Title
from ironbridge.web.problems import Problem
from ironbridge.web.words import say

Data = dict[str, Any]


def setting_data(setting: Setting, lang: str) -> Data:
    """Something to choose, with its choices."""
    return {
        "name": setting.name,
        "words": setting_words(setting, lang),
        "choices": [
            {"value": value, "words": choice_words(setting, value, lang)}
            for value in setting.choices
        ],
    }


def setting_words(setting: Setting, lang: str) -> str:
    """What there is to choose: its name over a list of choices, or all that an option says."""
    return setting.label[lang] if setting.label else setting.words[lang]


def choice_words(setting: Setting, value: Any, lang: str) -> str:
    """A choice as a person reads it."""
    if value in setting.named:
        return setting.named[value][lang]
    if isinstance(value, bool):
        return say("choice.yes" if value else "choice.no", lang)
    return str(value)


def settings_data(title: Title, settings: Data, lang: str) -> list[Data]:
    """The settings that were chosen otherwise than by default."""
    return [
        {
            "name": setting.name,
            "value": settings[setting.name],
            "words": agreed_words(setting, settings[setting.name], lang),
        }
        for setting in title.settings
        if settings.get(setting.name, setting.choices[0]) != setting.choices[0]
    ]


def agreed_words(setting: Setting, value: Any, lang: str) -> str:
    """What was chosen, in words: `Map: New England`, or the option that was taken."""
    if not setting.named:
        return setting.words[lang]
    name, choice = setting_words(setting, lang), choice_words(setting, value, lang)
    return say("choice.agreed", lang, setting=name, choice=choice)


def asked(title: Title, query: Mapping[str, str]) -> Data:
    """The settings that an address names; those that it does not are as they come."""
    settings: Data = {}
    for setting in title.settings:
        wish = query.get(setting.name)
        found = [choice for choice in setting.choices if str(choice) == wish]
        if wish is not None and not found:
            raise Problem("unknown", detail=wish[:40])
        settings[setting.name] = found[0] if found else setting.choices[0]
    return settings
