// Chooses the form that asks for what a brief leaves out, and fills in what the brief and the website already
// say.
import type { BriefFormAnswers, BriefFormKind } from '#contract/brief-form.ts'
import { asSentence, capitalised } from '#domain/playbook/words/list.ts'
import { isVacancy } from '#domain/playbook/rendering/sections.ts'
import { formatPrice } from '#domain/playbook/words/money.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import type { ParsedBrief } from '../parse-brief.ts'
import { isJobAdvert, lacksSomebody } from '../thing/wanted-role.ts'
import { isOnlyTime, newNameIn, openingNameIn } from './headline.ts'

export interface NeededForm {
  kind: BriefFormKind
  /** Suggested answers, which the user can change. */
  answers: BriefFormAnswers
  /** The heading or offering on the website that the text was taken from; null if the website has none. */
  from: string | null
}

/** How many characters from the website are suggested in one answer, in whole sentences. */
const MOST_SUGGESTED = 400

export function formFor(asked: ParsedBrief): NeededForm {
  const { text, series, worry, milestone, thanked, thing, intents } = asked
  const form = (kind: BriefFormKind, headline: string, answers: BriefFormAnswers = {}): NeededForm => ({
    kind,
    answers: { headline: capitalised(headline), ...answers, ...ownWordsOf(asked) },
    from: null,
  })
  if (series !== null) return form('series', series.spoken)
  if (worry !== null)
    return form('answer', worry.spoken === 'Why?' ? (worry.heading ?? '') : worry.spoken, siteAnswer(asked))
  if (/^why\b/i.test(text)) return form('answer', `${text.split(/[?.](?=\s|$)/)[0]}?`)
  if (lacksSomebody(text))
    return form('job', thing?.isWantedRole === true ? thing.spoken : '', factsOf(asked))
  if (milestone !== null) return form('thanks', milestone.first)
  if (thanked !== null) return { kind: 'thanks', answers: { headline: thanked }, from: null }
  const isJob =
    thing?.isWantedRole === true ||
    intents.get('hire') === 1 ||
    intents.get('recruit') === 1 ||
    isJobAdvert(text)
  // A name that the brief itself doesn't use may belong to something else.
  const isNamed =
    thing !== null &&
    containsPhrase(text, thing.spoken) &&
    !isNoName.test(thing.spoken) &&
    !isOnlyTime(thing.spoken)
  const named = isNamed ? thing.spoken : ''
  if (isJob) return form('job', named, { ...advertOf(asked), ...factsOf(asked) })
  // The website doesn't say what something new is, only what it resembles.
  const newName = newNameIn(text)
  if (named === '' || (newName !== '' && !containsPhrase(named, newName)))
    return form('offer', newName || openingNameIn(text), factsOf(asked))
  const { answers, from } = siteOf(asked)
  return { ...form('offer', named, { ...answers, ...factsOf(asked) }), from }
}

/** Suggests what the website says about the subject of the brief. */
function siteOf({ thing, section }: ParsedBrief): Pick<NeededForm, 'answers' | 'from'> {
  const offered = thing?.offered.value
  const isOfThing = thing !== null && section !== null && containsPhrase(section.heading, thing.spoken)
  const isOffered = offered !== undefined && offered.id !== 'brief'
  const said = isOfThing ? section.sentences : isOffered ? offered.says.map((one) => one.text) : []
  const text = firstOf(said.map(asSentence))
  return {
    answers: {
      ...(text !== '' && { text }),
      ...(isOffered && offered.price !== null && { price: formatPrice(offered.price) }),
    },
    from: text === '' ? null : isOfThing ? section.heading : (offered?.name ?? null),
  }
}

/** The sentences that the brief itself has for its readers. */
const ownWordsOf = ({ hasOwnWords, section }: ParsedBrief): BriefFormAnswers =>
  hasOwnWords && section !== null ? { text: firstOf(section.sentences) } : {}

/** Suggests what the website's vacancy says. */
function advertOf({ section }: ParsedBrief): BriefFormAnswers {
  const text = section !== null && isVacancy(section) ? firstOf(section.sentences) : ''
  return text === '' ? {} : { text }
}

/** Suggests the answer of the website's question closest to a doubt. People check it before it's used. */
const siteAnswer = ({ section }: ParsedBrief): BriefFormAnswers => {
  const text = section !== null && /[?"”]$/.test(section.heading) ? firstOf(section.sentences) : ''
  return text === '' ? {} : { text }
}

/** The first sentences that fit together. */
const firstOf = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => {
    const longer = `${text} ${next}`.trim()
    return longer.length <= MOST_SUGGESTED ? longer : text
  }, '')

/** Suggests the facts that the brief itself gives. */
const factsOf = ({ when, price, description: { audience } }: ParsedBrief): BriefFormAnswers => ({
  ...(audience !== null && { who: audience }),
  ...(when !== null && { when: capitalised(when.spoken) }),
  ...(price !== null && { price }),
})

const isNoName = /^(?:for|fill|get|more|things?)\b/i
