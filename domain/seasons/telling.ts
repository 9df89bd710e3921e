// The words by which a claim names a day on its own: a sentence with "vegan" in it is of Veganuary, one with "recipe" of many days.
import { conceptOf } from '#domain/library/thesaurus.ts'
import { once } from '#domain/once.ts'
import { januaryToJune } from './telling/january-to-june.ts'
import { julyToDecember } from './telling/july-to-december.ts'

/** By the id of the day; its words apart by spaces, all of them among its concepts. */
export const telling: Readonly<Record<string, string>> = { ...januaryToJune, ...julyToDecember }

/** The concepts of a day's telling words; empty where no word means that day alone. */
export const tellingOf = once(
  (id: string): ReadonlySet<string> =>
    new Set(
      (telling[id] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((word) => conceptOf(word)),
    ),
)
