// Finds prices and their labels, which say what they are for.
import { pricesOfList, pricesOfRow } from '../../finders/price-rows.ts'
import { priceLabelIn } from './price-phrases.ts'
import { isAboutPerson, wordCount, type Finder, type Found, type Sentence } from '../sentence.ts'
import { startsWithSum, sumsIn, type Sum } from './sums.ts'

/** Words next to amounts that are not prices of the brand: money raised, saved, won or owed. */
const otherMoney =
  /\b(raised?|raising|fund(s|ed|ing|raising)?|grants?|awarded|bursar(?:y|ies)|donat\w+|brought|bequest|legacy|turnover|revenue|profits?|salary|salaries|wages?|budget|invest\w*|worth|valued|sav(e|es|ed|ing|ings)|debts?|prize|fines?|fined|compensation|damages|insured|insurance|cover(ed)? (up )?to|million|billion|bn|market|loan|mortgage|lottery|stolen|lost|spent|average|typically|national|household income|income|tax relief|threshold|limit|minimum spend|deposit|commitment fee|off|discount|cashback|(?<=\d )vouchers?|win|won|deduct(ed)?)\b/i

/** Headings above income and expenses, which are not prices. */
const ofAccounts =
  /\bmoney (?:has )?(?:come|came|comes|go|goes|went|gone)\b|\b(?:raised|given|collected) (?:so far|last year|this year)\b|\bwhere (?:the|your|our) money\b|\bhow .{0,12}money\b|\brunning costs\b|\bcosts? (?:us )?to (?:run|keep|heat|open)\b|\b(?:our|the) (?:bills|accounts|finances|budget)\b|\bwhat we (?:pay|spend)\b/i

/**
 * Words next to prices of other businesses. A business in another place counts as another one, unless the
 * brand calls it its own.
 */
const others =
  /\b(competitors?|rivals?|elsewhere|(?:some |most |many )?other (?:firms|companies|providers|places|shops)|(?:for|by|in) comparison|quotations? from|compared (?:to|with)|supermarkets?|superstores?|high street|the (?:big|national) (?:firms?|chains?|names?|brands?|companies|company|stores?|shops?)|(?:an?|the) (?:\p{L}+ ){0,2}(?:chain|lodge|motel|hotel|hostel|restaurant|dealer|firm|company) (?:in|on|by|near|down|up|across|over|next|opposite|outside|round)|(?<!\b(?:we|I|you|usually|just|only) )asks?|advertis\w+)\b/iu

const priceCue =
  /\b(costs?|prices?|priced|charge[sd]?|fees?|rates?|from|only|just|per|each|pay|admission|entry|tickets?|tuition|subscription|membership|quote[sd]?|extra|hire|rent|buys|pays for|provides|feeds)\b/i

export const findPrices: Finder = (sentence) => {
  const inRow = pricesOfRow(sentence)
  if (inRow.length > 0) return inRow
  const { text, block } = sentence
  // The text of a footnote compares or restricts a price, so it doesn't give one itself.
  if (/^\s*\*/.test(block.text) || (isAboutPerson(text) && !startsWithSum(text))) return []
  if (ofAccounts.test(block.heading)) return []
  const sums = sumsIn(text).filter((sum) => !isOther(sentence, sum))
  const [first] = sums
  const inList = sums.length > 1 ? pricesOfList(sentence) : []
  if (inList.length > 0) return inList
  const labelled = sums.flatMap((sum): Found[] => {
    // A later sum without a unit gets no label if the first has one: "It is £236 a year singly, and the plan
    // is £222".
    const isPlain = !isList(text, sums) && (sum === first || sum.unit !== '' || first?.unit === '')
    const named = isPlain ? priceLabelIn(sentence, sum) : null
    return named
      ? [
          {
            type: 'labelled-price',
            slots: { label: named.label, ...slotsOf(sum, named.unit) },
            ...(named.quote === undefined ? {} : { quote: named.quote }),
          },
        ]
      : []
  })
  if (labelled.length > 0 || !first) return labelled
  if (otherMoney.test(text) && !(sentence.isAlone && wordCount(text) <= 4)) return []
  const around = `${text} ${block.heading} ${block.place.label}`
  return wordCount(text) <= 12 || first.unit || priceCue.test(around)
    ? [{ type: 'price', slots: slotsOf(first) }]
    : []
}

const slotsOf = ({ amount, unit }: Sum, other = '') => ({
  amount,
  ...(unit || other ? { unit: unit || other } : {}),
})

/**
 * Whether the line lists several prices without a verb, as "Small £3, medium £4": then the line's name isn't
 * the label of each.
 */
const isList = (text: string, sums: readonly Sum[]) =>
  sums.length > 1 && !/[.!]$/.test(text) && !/\b(costs?|is|are|for)\b/i.test(text)

function isOther({ text, isAlone }: Sentence, { amount, start, end }: Sum): boolean {
  const before = text.slice(0, start)
  const after = text.slice(end)
  // An extra charge is not a price of its own: "Oat milk +40p".
  if (
    /\+\s*$/.test(before) ||
    matched.test(text) ||
    isLimit.test(before) ||
    isPast.test(before) ||
    /^\s?(m|bn|million|billion|back)\b/i.test(after)
  )
    return true
  // "Both for £30" is the price of several things.
  if (ofSeveral.test(after) || /\b(?:both|together|the two|all three)(?: for| cost| are|:)? $/i.test(before))
    return true
  // "The £14 goes to" refers to an earlier price, and "£14 more than" is a difference.
  if (/\b(?:the|that|this|those|his|her|their)\s$/i.test(before) && !/^\s\p{L}{4,}/u.test(after)) return true
  if (/^(?:\s\p{L}+)?\s(?:more|less|cheaper|dearer)\b.*\bthan\b/iu.test(after)) return true
  if (atOthers.test(text)) return true
  if (others.test(before) || /^[^,.;]*\b(?:elsewhere|down the road)\b/i.test(after)) return true
  const near = `${before.split(/[.:;!?]\s/).at(-1) ?? ''}${amount}${/^[^,.;]{0,40}/.exec(after)?.[0] ?? ''}`
  return otherMoney.test(near) && !(isAlone && wordCount(text) <= 4)
}

const ofSeveral =
  /^\s?(?:for )?(?:both|the pair of them|the two|all (?:three|four|five|six)|the lot|together)\b/i

/** Prices elsewhere: "There's one for £30 on the ring road", "you can get it for £20". */
const atOthers =
  /^(?:there(?:[’']s|\sis|\sare)\s(?:one|some|others|places|plenty)|you\s(?:can|could|might|may|will|[’']ll)\s(?:get|find|have|buy)\s(?:it|one|them|some))\b(?!.*\b(?:here|from us|with us|at ours)\b)/i

/**
 * Past prices, and amounts that customers don't pay: "Was £80", "it costs us £900 a day", "they gave us £20".
 */
const isPast =
  /\b(?:was|were|rrp|previously|formerly|instead of|used to be|down from|(?:costs?|charges?) (?:us|me|them)|(?:gave|given|lent|paid|owed?s?|left) (?:us|me|him|her|them)|(?:has|have|had) (?:ever )?paid(?: is)?|(?:we|I|is|are) pa(?:y|id)(?: at)?|you give buys)\s(?:just |only |about )?$/i

/** Amounts in a calculation: "For every 80p you pay in, 20p is added". */
const matched = /\bfor (?:every|each) (?:[£€$₹]\s?\d|\d+p\b)/i

/** Limits on the price of something else: "A purchase up to £250,000". */
const isLimit = /\b(?:up to|over|under|above|below|more than|less than|worth|exceeding|minimum of)\s$/i
