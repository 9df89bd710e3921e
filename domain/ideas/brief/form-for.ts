// Which form asks for what a brief leaves out, and what its headline could be.
import type { BriefFormKind } from '#contract/brief-form.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import type { ParsedBrief } from './parse-brief.ts'

export interface NeededForm {
  kind: BriefFormKind
  /** A headline from the brief's words, to change; empty if it names nothing. */
  headline: string
}

type BriefFacts = Pick<
  ParsedBrief,
  'text' | 'series' | 'worry' | 'milestone' | 'thanked' | 'thing' | 'intents'
>

export function formFor({ text, series, worry, milestone, thanked, thing, intents }: BriefFacts): NeededForm {
  if (series !== null) return { kind: 'series', headline: capitalised(series.spoken) }
  const [, title] = gatheringWithTitle.exec(text) ?? []
  if (title !== undefined) return { kind: 'offer', headline: capitalised(title) }
  if (worry !== null)
    return { kind: 'answer', headline: worry.spoken === 'Why?' ? (worry.heading ?? '') : worry.spoken }
  if (/^why\b/i.test(text)) return { kind: 'answer', headline: `${capitalised(text.replace(/[?.]+$/, ''))}?` }
  if (milestone !== null) return { kind: 'thanks', headline: milestone.first }
  if (thanked !== null) return { kind: 'thanks', headline: thanked }
  const isJob = thing?.isWantedRole === true || intents.get('hire') === 1 || intents.get('recruit') === 1
  // A name of the site's or the trade's may be for something else.
  const named = thing !== null && containsPhrase(text, thing.spoken) ? thing.spoken : ''
  return { kind: isJob ? 'job' : 'offer', headline: capitalised(named) }
}

/** A talk or class may have a question as its title: nobody wants it answered in the advert. */
const gatheringWithTitle =
  /\b(?:talk|lecture|workshop|seminar|webinar|class|course|session|evening)s?\b[^"“”]*["“]([^"“”]+)["”]/i
