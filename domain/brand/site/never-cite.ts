// What stands on a page and must not be cited as the brand's: text nobody has written yet, notices whose time is over, and
// text that is addressed to machines.
import { isMachineAddressed, isPlaceholder } from '../document/unfit.ts'
import { sentencesOf } from '../facts/sentences.ts'
import { yearsIn } from '../facts/years.ts'
import type { SiteBlock } from './read-blocks.ts'

export type Reason = 'placeholder' | 'machine' | 'notice' | 'soon'

/** Fillers of site builders and templates beside those that the library knows. */
const unwritten =
  /\b(?:text|content|details|photo|bio|biography) (?:to be (?:provided|added|supplied)|to follow)\b|\bname@|@emailaddress\b|\bmy (?:awesome|new) (?:site|website|blog)\b|\b(?:call to action|quote|headline)\b.{0,40}\bgo(?:es)? here\b|\bwill go here\b/i

const pastNotice =
  /\b(covid(?:[- ]?19)?|corona ?virus|lockdowns?|pandemic|quarantine|social(?:ly)? distanc\w+|face (?:masks?|coverings?)|track and trace|rule of six|self[- ]isolat\w+|tier [1-4]|millennium bug|temporarily closed)\b/i
const soon =
  /\b(coming soon|watch this space|under construction|launching soon|opening soon|(?:page|site|website) is (?:currently )?being (?:built|updated|redesigned)|more (?:details|information) (?:to follow|coming|soon)|check back (?:soon|later)|to be (?:announced|confirmed)|tb[ac]|stay tuned)\b/i
const template =
  /\b(template by|powered by|website by|site by|(?:web ?)?design(?:ed)? (?:and built )?by|built (?:by|with)|theme by|all rights reserved|cookies?|terms (?:of|and)|privacy policy|copyright)\b|©/i

/** Why a sentence must not be cited, or null where nothing speaks against it. */
export function reasonAgainst(text: string, today: string): Reason | null {
  if (isMachineAddressed(text)) return 'machine'
  if (soon.test(text)) return 'soon'
  if (isFillIn(text)) return 'placeholder'
  return pastNotice.test(text) || isPastEvent(text, today) ? 'notice' : null
}

const MOST_LETTERS = 20_000

const isFillIn = (text: string) => !soon.test(text) && (unwritten.test(text) || isPlaceholder(text))

export interface Citable {
  blocks: SiteBlock[]
  left: { reason: Reason; page: string }[]
}

/** The blocks without the sentences that must not be cited; what stands under a notice's heading goes with it. */
export function citable(blocks: readonly SiteBlock[], today: string): Citable {
  const left: Citable['left'] = []
  const gone = new Set<string>()
  const kept = blocks.flatMap((whole): SiteBlock[] => {
    const block =
      whole.heading && reasonAgainst(whole.heading, today) === 'machine' ? { ...whole, heading: '' } : whole
    if (block.heading && gone.has(`${block.place.of} ${block.heading}`)) return []
    // Nobody writes such a paragraph for people.
    if (block.text.length > MOST_LETTERS) return []
    const sentences = sentencesOf(block.text)
    const fit = sentences.filter((sentence) => {
      if (template.test(sentence) && sentence.length < 200) return false
      const reason = reasonAgainst(sentence, today)
      if (reason) left.push({ reason, page: block.place.label })
      if (reason && block.form === 'title') gone.add(`${block.place.of} ${block.text}`)
      return reason === null
    })
    if (fit.length === sentences.length) return [block]
    // Of a text that speaks to machines, or is filled in for looks, the other half can't be trusted either.
    const isPoisoned = sentences.some((sentence) => isMachineAddressed(sentence) || isFillIn(sentence))
    return fit.length === 0 || isPoisoned ? [] : [{ ...block, text: fit.join(' ') }]
  })
  return { blocks: kept, left }
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const dated = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:${months})|(?:${months})\s\d{1,2}(?:st|nd|rd|th)?,?)\s?,?\s(?:20\d\d)\b|\b\d{1,2}[/.]\d{1,2}[/.]20\d\d\b`,
  'i',
)
const happening =
  /\b(join us|tickets?|book(?:ing)?|doors|takes? place|held|workshop|concert|fair|open (?:day|house|evening)|deadline|apply by|closing date|until|from|starts?|begins|sale|offer ends|vacanc\w+|meeting|newsletter|posted|published|updated)\b/i
const history =
  /\b(founded|established|built|born|since|named|history|opened (?:its|our|their) doors|awarded|received|won)\b/i

/** A day of a year gone by, announced rather than told as history. */
function isPastEvent(text: string, today: string): boolean {
  if (!dated.test(text) || history.test(text)) return false
  const latest = Math.max(...yearsIn(text), 0)
  return latest > 0 && latest < Number(today.slice(0, 4)) && (happening.test(text) || text.length < 60)
}
