// Collects all occasions, ordered by the month in which they usually start.
import { april } from './catalogue/april.ts'
import { august } from './catalogue/august.ts'
import { december } from './catalogue/december.ts'
import { february } from './catalogue/february.ts'
import { january } from './catalogue/january.ts'
import { july } from './catalogue/july.ts'
import { june } from './catalogue/june.ts'
import { march } from './catalogue/march.ts'
import { may } from './catalogue/may.ts'
import { november } from './catalogue/november.ts'
import { october } from './catalogue/october.ts'
import { september } from './catalogue/september.ts'
import type { Occasion } from './occasion.ts'

export const catalogue: readonly Occasion[] = [
  ...january,
  ...february,
  ...march,
  ...april,
  ...may,
  ...june,
  ...july,
  ...august,
  ...september,
  ...october,
  ...november,
  ...december,
]
