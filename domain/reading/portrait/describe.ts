// Writes the five sections of an analysis as prose for a brief: composed from what was read reliably, and
// whole passages of the site in the third person. What can't be retold safely is left out.
import type { WebsiteAnalysis } from '#contract/website.ts'
import { backgroundOf } from './background.ts'
import { differencesOf } from './differences.ts'
import { withShortHeadings } from './block-location.ts'
import { publishable, type Material } from './material.ts'
import { summarise } from './summarise.ts'
import { describeTone } from './tone/tone.ts'
import { valuesOf } from './values.ts'

/**
 * Writes the sections. A section about which the site says nothing says so. For a site that isn't in English,
 * only what was found is written: tone, differentiators and values stay empty for people to fill in.
 */
export function describe(material: Material): WebsiteAnalysis {
  const known = {
    ...material,
    facts: publishable(material.facts),
    blocks: withShortHeadings(material.blocks),
  }
  const companyBackground = backgroundOf(known)
  if (known.language !== null)
    return {
      companyBackground,
      uniqueDifferentiators: '',
      valuesAndEthos: '',
      toneOfVoice: '',
      summary: summarise(known),
    }
  const valuesAndEthos = valuesOf(known, companyBackground)
  return {
    companyBackground,
    uniqueDifferentiators: differencesOf(known, `${companyBackground} ${valuesAndEthos}`),
    valuesAndEthos,
    toneOfVoice: describeTone(material.blocks),
    summary: summarise(known),
  }
}
