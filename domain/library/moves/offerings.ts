// What moves ask of the offering that they are on, known by hardly more than its name.
import type { Needs } from '../entry.ts'

/** Anything that people choose for themselves, with a price or without. */
export const anOffering: Needs = { types: ['offer', 'labelled-price'], concepts: [], only: ['choice'] }

/** One that may be made light of: where somebody has died or is very ill, nobody is asked to guess, draw or jest. */
export const aLightOffering: Needs = {
  ...anOffering,
  never: ['funeral', 'cremation', 'burial', 'coffin', 'bereavement', 'hospice', 'palliative'],
}
