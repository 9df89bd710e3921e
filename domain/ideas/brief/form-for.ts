// Which form asks for what a brief leaves out, filled in with what the brief and the website say.
import type { BriefFormAnswers, BriefFormKind } from '#contract/brief-form.ts'
import { asSentence, capitalised } from '#domain/playbook/words/list.ts'
import { formatPrice } from '#domain/playbook/words/money.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import type { ParsedBrief } from './parse-brief.ts'

export interface NeededForm {
  kind: BriefFormKind
  /** Suggestions, for people to change. */
  answers: BriefFormAnswers
}

/** The website's sentences that fit into an answer. */
const MOST_SENTENCES = 2

export function formFor(asked: ParsedBrief): NeededForm {
  const { text, series, worry, milestone, thanked, thing, intents } = asked
  const form = (kind: BriefFormKind, headline: string, answers: BriefFormAnswers = {}): NeededForm => ({
    kind,
    answers: { headline: capitalised(headline), ...answers },
  })
  if (series !== null) return form('series', series.spoken)
  const [, title] = gatheringWithTitle.exec(text) ?? []
  if (title !== undefined) return form('offer', title, factsOf(asked))
  if (worry !== null) return form('answer', worry.spoken === 'Why?' ? (worry.heading ?? '') : worry.spoken)
  if (/^why\b/i.test(text)) return form('answer', `${text.split(/[?.](?=\s|$)/)[0]}?`)
  if (milestone !== null) return form('thanks', milestone.first)
  if (thanked !== null) return { kind: 'thanks', answers: { headline: thanked } }
  // A name of the site's or the trade's may be for something else.
  const isNamed = thing !== null && containsPhrase(text, thing.spoken) && !isNoName.test(thing.spoken)
  const named = isNamed ? thing.spoken : ''
  const isJob = thing?.isWantedRole === true || intents.get('hire') === 1 || intents.get('recruit') === 1
  return form(isJob ? 'job' : 'offer', named, {
    ...(isJob || named === '' ? {} : siteOf(asked)),
    ...factsOf(asked),
  })
}

/** What the website says of the brief's thing. */
function siteOf({ thing }: ParsedBrief): BriefFormAnswers {
  const offered = thing?.offered.value
  if (offered === undefined || offered.id === 'brief') return {}
  const said = offered.says.slice(0, MOST_SENTENCES).map((one) => asSentence(one.text))
  return {
    ...(said.length > 0 && { text: said.join(' ') }),
    ...(offered.price !== null && { price: formatPrice(offered.price) }),
  }
}

/** The facts that the brief gives itself. */
const factsOf = ({ when, price, description: { audience } }: ParsedBrief): BriefFormAnswers => ({
  ...(audience !== null && { who: audience }),
  ...(when !== null && { when: capitalised(when.spoken) }),
  ...(price !== null && { price }),
})

const isNoName = /^(?:for|fill|get|more|things?)\b/i

/** A talk or class may have a question as its title: nobody wants it answered in the advert. */
const gatheringWithTitle =
  /\b(?:talk|lecture|workshop|seminar|webinar|class|course|session|evening)s?\b[^"“”]*["“]([^"“”]+)["”]/i
