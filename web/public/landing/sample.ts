// A bakery that doesn't exist, and what the product made of its website: `npm run landing:sample` writes it down.
import { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import * as z from 'zod/mini'
import { subjectOf, preheaderOf } from '../../emails/scheduled-words.ts'
import kept from './sample.json' with { type: 'json' }

/** A sentence of the brand's website, with the words of it to mark, and the title of its page. */
const SampleQuote = z.object({ before: z.string(), marked: z.string(), after: z.string(), from: z.string() })
export type SampleQuote = z.output<typeof SampleQuote>

const SampleIdea = z.object({ ...DeliveredIdea.shape, quote: SampleQuote })
export type SampleIdea = z.output<typeof SampleIdea>

const sample = z
  .object({
    companyName: z.string(),
    ideas: z.array(SampleIdea),
    deliveries: z.array(z.object({ day: z.iso.date(), titles: z.array(z.string()) })),
  })
  .parse(kept)

export const SAMPLE_BRAND = sample.companyName

/** The colours of its website, from which its reports take theirs. */
export const SAMPLE_COLOURS = { primary: '#8c2f1b', secondary: '#d9a441', tertiary: '#d9a441' }

export const sampleIdeas = sample.ideas

/** The one that is shown with all its parts: a short one. */
export const openIdea = SampleIdea.parse(sampleIdeas[1])

/** Its last three weekly mails as an inbox lists them. */
export const sampleMails = sample.deliveries.map(({ day, titles }) => {
  const content = ContentData.parse({
    companyName: SAMPLE_BRAND,
    senderName: '',
    contentIdeas: titles.map((title) => ({ title, summary: '', description: '', contentType: 'any' })),
  })
  return { day, subject: subjectOf({ content }), preheader: preheaderOf({ content }) }
})

/** What a client's report says at its head when an agency sends it. */
export const agencyContent = (companyName: string) =>
  ContentData.parse({
    companyName,
    senderName: 'Northlight Agency',
    isAgencyDelivery: true,
    contentIdeas: sampleIdeas,
  })
