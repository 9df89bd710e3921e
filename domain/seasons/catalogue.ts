// Every occasion there is, in the order of the months in which they begin.
import { january } from './catalogue/january.ts'
import { march } from './catalogue/march.ts'
import type { Occasion } from './occasion.ts'

export const catalogue: readonly Occasion[] = [...january, ...march]
