// The words by which a claim names a day on its own: a sentence with "vegan" in it is of Veganuary, one with "recipe" of many days.
import { januaryToJune } from './telling/january-to-june.ts'
import { julyToDecember } from './telling/july-to-december.ts'

/** By the id of the day; its words apart by spaces, all of them among its concepts. A day that is absent is named by no word alone. */
export const telling: Readonly<Record<string, string>> = { ...januaryToJune, ...julyToDecember }
