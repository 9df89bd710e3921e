// Writes what a brand believes, gives and refuses: from the sections about its values and how it works, and
// from sentences elsewhere that begin with a belief.
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isOnHomePage, isAboutBrand } from './block-location.ts'
import type { Material } from './material.ts'
import { isBoilerplate, isCompleteSentence, isTimeless, ownSentences } from './passages.ts'
import { bestOf, pointsIn, toldOf, type Scores } from './points.ts'
import { quoted, quotedInside, section } from './prose.ts'
import { named, retellRun } from './retell.ts'
import { isName } from './story.ts'

const MOST_WORDS = 100
const LEAST = 3.5
/** With fewer words than this, the motto is added. */
const FEWEST_WORDS = 30

/** The values section of an analysis. */
export function valuesOf({ brandName, blocks, home }: Material, alreadyUsed: string): string {
  const name = brandName || 'the company'
  const quote = passageStated(blocks)
  const stated = [valuesStated(blocks), quote?.text ?? ''].find(Boolean) ?? ''
  const points = pointsIn(blocks, { ofBlock: whereTest(blocks, home), ofSentence: valueScore })
    .filter(({ block }) => block.heading !== quote?.heading)
    .flatMap((point) => {
      const told = point.told.filter((one) => !`${alreadyUsed} ${stated}`.includes(one.slice(5)))
      return told.length === 0 ? [] : [{ ...point, told }]
    })
  const told = toldOf(
    bestOf(points, MOST_WORDS - wordCount(stated), () => LEAST),
    name,
  )
  const motto = wordCount(`${stated} ${told.join(' ')}`) < FEWEST_WORDS ? mottoOf(blocks, home) : ''
  return section(
    [
      [
        stated,
        ...named(told, name),
        stated === '' && told.length === 0 ? 'The website doesn’t set out its values.' : '',
        motto === '' ? '' : `The motto on the home page is ${quotedInside(motto)}.`,
      ],
    ],
    '',
  )
}

const heads =
  /^(?:our |the |my )?(?:core |brand |company |shared )?(?:values|ethos|mission|vision|purpose|philosophy|beliefs?|principles|pledges?|commitments?|manifesto|charter|approach)\b(?!.*\b(?:statement of|page)\b)|^(?:what|the things) (?:we|i) (?:still |really )?(?:believe|stand for|value|care about|promise)|^(?:how|the way) (?:we|i) (?:see|work|do things)\b|^why (?:we|do we) (?:do (?:it|this)|exist|bother|are here)\b|^what matters\b|^our promises?\b/i
const refuses =
  /^(?:what|(?:the )?things) (?:we|i) (?:don['’]t|do not|never|won['’]t|will not|refuse)\b|^what won['’]t we\b|^we (?:don['’]t|do not|won['’]t)$/i
const shares =
  /\b(?:giving|good causes|community|sustainab\w+|our environment|responsibility|people and planet)\b/i
const ways =
  /^how (?:we|i) (?:pick|choose|decide|train|teach|check|pay|treat|buy|source|are run|run|hire|learn|look after)\b/i

const refusal = /^(?:And )?(?:we|i) (?:do not|don['’]t|will not|won['’]t|never|have never|are not)\b/i

/** Whether a block is below a heading about values. */
export const isOfValues = ({ heading }: SiteBlock): boolean => heads.test(heading) || refuses.test(heading)

function whereTest(blocks: readonly SiteBlock[], home: string): Scores['ofBlock'] {
  const openings = new Set(
    [
      ...Map.groupBy(
        blocks.filter((block) => block.form !== 'title' && isOfValues(block)),
        ({ place, heading }) => `${place.of}\n${heading}`,
      ).values(),
    ].flatMap((below) => below.filter(({ form }, at) => at === 0 || form === 'item')),
  )
  return (block) => {
    const { heading } = block
    const isHome = isOnHomePage(block, home)
    if (isName(heading) && !isHome) return null
    // Several sentences with "we don't" are a list of what the brand refuses, whatever is above them.
    if (ownSentences(block).filter((one) => refusal.test(one)).length > 1)
      return { where: 3, mostSkipped: 1, least: 1 }
    if (openings.has(block)) return { where: heads.test(heading) ? 5 : 4, mostSkipped: 0, least: 0 }
    if (ways.test(heading)) return { where: 3, mostSkipped: 0, least: 0 }
    if (shares.test(heading) || shares.test(block.place.label))
      return { where: 2.5, mostSkipped: 9, least: 1 }
    const isAsked = heading.endsWith('?') && !isHome
    return { where: isAsked ? -1 : isHome || isAboutBrand(block) ? 1 : 0, mostSkipped: 9, least: 3 }
  }
}

/** How clearly a sentence says what the brand believes, gives or refuses. */
const valueScore = (sentence: string): number =>
  cues.reduce((sum, [worth, cue]) => sum + (cue.test(sentence) ? worth : 0), 0.5)

const cues: readonly (readonly [number, RegExp])[] = [
  [
    3.5,
    /\b(?:we|i) (?:strongly |firmly |really |also |still )?(?:believe|value|stand for|care about)\b|\bour (?:mission|vision|aim|purpose|belief|ethos|philosophy) (?:is|has always been)\b|\b(?:the|our) (?:first )?rule (?:of|is)\b|^Rule one\b/i,
  ],
  [
    3.5,
    /\bwe (?:also )?(?:donate|sponsor|give (?:\d+ ?%|away|half|all of|every \p{L}+ to|one [\p{L}-]+ to))|\b(?:\d+ ?%|per ?cent|pound|penny|third|half|all of it)\b[^.]* (?:goes|go) (?:to|back|out)\b|\bgoes to (?:an?|the|our)\b.*\b(?:charity|hospice|fund|school|food bank|lifeboat|house)\b|\bfor (?:somebody|anyone|anybody|people|whoever) who (?:needs? (?:it|one|help)|can['’]t (?:afford|pay))\b|\bturned away\b/iu,
  ],
  [
    3.5,
    /\b(?:living wage|(?:everybody|everyone|nobody|no one)\b.{0,20}\bpaid\b|second (?:shop|one|branch)\b.*\bnot)\b/i,
  ],
  [
    3,
    /\b(?:(?:we['’]d|we would) rather|on principle|everyone is welcome|nobody (?:will ask|has to|asks)|no one (?:will ask|has to)|tell you so)\b/i,
  ],
  [
    1,
    /\b(?:recycl\w+|compost\w*|waste|left ?overs?|plastic|solar|wildlife|organic|chemicals?|apprentic\w+)\b/i,
  ],
  [1, /\b(?:we|i) (?:do not|don['’]t|won['’]t|will not|never|have never)\b|^no \p{L}+/iu],
  [0.5, /\b(?:honest|fair|careful|kind|tell you|say so|promise|respect|trust|ought|free)\b/i],
  [0.5, /\b(?:we|our|every|each|always|same)\b/i],
  [-3, /^(?:By|Out|Through|On|If you) /],
  [-2, /\b(?:deposit|cancel\w*|cash|park(?:ing)?|hours|open|closed?|fees?)\b/i],
]

/** Values listed by name or as mottoes below a heading such as "Our values"; empty if there are none. */
function valuesStated(blocks: readonly SiteBlock[]): string {
  for (const [at, title] of blocks.entries()) {
    if (title.form !== 'title' || !heads.test(title.text)) continue
    const after = blocks.slice(at + 1)
    const end = after.findIndex(
      ({ place, form, level }) => place.of !== title.place.of || (form === 'title' && level <= title.level),
    )
    const below = after.slice(0, end < 0 ? undefined : end)
    const names = below.filter(
      ({ form, text }) =>
        form !== 'text' && wordCount(text) <= 4 && /^\p{Lu}[\p{L}\s’'&,-]+[.]?$/u.test(text),
    )
    if (names.length > 2)
      return `The values on the website are ${quotedInside(
        names
          .slice(0, 7)
          .map(({ text }) => text.replace(/\.$/, ''))
          .join(', '),
      )}.`
    const [first] = below
    const all = first === undefined ? [] : ownSentences(first)
    const long = all.findIndex((one) => wordCount(one) > 8)
    const said = all.slice(0, long < 0 ? undefined : long)
    if (said.length > 1 && !/^(?:we|they|our)\b/i.test(said[0] ?? ''))
      return `The values on the website are ${quotedInside(said.join(' '))}.`
  }
  return ''
}

const MOST_QUOTED_WORDS = 60

/** The passage below a heading such as "What we believe", if its sentences don't say "we" and so can't be retold. */
function passageStated(blocks: readonly SiteBlock[]): { heading: string; text: string } | null {
  const sections = Map.groupBy(
    blocks.filter((block) => block.form !== 'title' && heads.test(block.heading)),
    ({ place, heading }) => `${place.of}\n${heading}`,
  )
  for (const [[block], sentences] of [...sections.values()].map(
    (section) => [section, section.flatMap(ownSentences)] as const,
  )) {
    const upTo = sentences.findIndex(
      (_, at) =>
        wordCount(sentences.slice(0, at + 1).join(' ')) > MOST_QUOTED_WORDS ||
        !isCompleteSentence(sentences[at] ?? '') ||
        sentences[at] === sentences[at]?.toUpperCase(),
    )
    const said = sentences.slice(0, upTo < 0 ? undefined : upTo)
    const isTold = /\b(?:we|our)\b/i.test(said[0] ?? '') && retellRun(said, MOST_QUOTED_WORDS).length > 0
    if (
      block === undefined ||
      isTold ||
      wordCount(said.join(' ')) < 12 ||
      /[£€$]\d|\d[ap]m/.test(said.join(' '))
    )
      continue
    const heading = block.heading.replace(/[.:]$/, '')
    const shown =
      heading === heading.toUpperCase() ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading
    return { heading: block.heading, text: `Under “${shown}”, the website says: ${quoted(said.join(' '))}` }
  }
  return null
}

/** The motto on the home page: "Fixed fees. Plain English." */
function mottoOf(blocks: readonly SiteBlock[], home: string): string {
  const top = blocks.filter((one) => one.region === 'main' && isOnHomePage(one, home)).slice(0, 8)
  return (
    top.find(
      ({ form, text }) =>
        (form === 'title' || form === 'line') &&
        wordCount(text) >= 3 &&
        wordCount(text) <= 12 &&
        isCompleteSentence(text) &&
        isTimeless(text) &&
        !isBoilerplate(text) &&
        !/\b(?:welcome|cookies?|free shipping|ok)\b|\d|\bwith \p{Lu}\p{L}+ \p{Lu}/iu.test(text),
    )?.text ?? ''
  )
}
