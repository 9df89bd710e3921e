// Which form asks for what a brief leaves out, and what its headline could be.
import type { BriefFormKind } from '#contract/brief-form.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import type { ParsedBrief } from './parse-brief.ts'

export interface NeededForm {
  kind: BriefFormKind
  /** A headline from the brief's words, to change; empty if it names nothing. */
  headline: string
}

type BriefFacts = Pick<ParsedBrief, 'series' | 'worry' | 'milestone' | 'thanked' | 'thing' | 'intents'>

export function formFor({ series, worry, milestone, thanked, thing, intents }: BriefFacts): NeededForm {
  if (series !== null) return { kind: 'series', headline: capitalised(series.spoken) }
  if (worry !== null) return { kind: 'answer', headline: capitalised(worry.spoken) }
  if (milestone !== null) return { kind: 'thanks', headline: milestone.first }
  if (thanked !== null) return { kind: 'thanks', headline: thanked }
  const isJob = thing?.isWantedRole === true || intents.get('hire') === 1 || intents.get('recruit') === 1
  return { kind: isJob ? 'job' : 'offer', headline: capitalised(thing?.spoken ?? '') }
}
