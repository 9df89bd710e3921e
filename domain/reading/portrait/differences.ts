// Writes what sets a brand apart: the passages with which its home page and the openings of its other pages
// say what it limits, guarantees, gives, refuses and does itself.
import type { SiteBlock } from '../page/read-blocks.ts'
import { hasSum } from '../language/values/sums.ts'
import { isAboutBrand, isOnHomePage } from './block-location.ts'
import type { Material } from './material.ts'
import { bestOf, pointsIn, toldOf, type Point, type Scores } from './points.ts'
import { awardsIn, ratingIn, reviewsIn } from './proof.ts'
import { quoted, quotedInside, section } from './prose.ts'
import { mayOpen, mayTakeName, named, retell, withName } from './retell.ts'
import { isName } from './story.ts'

const MOST_WORDS = 120
const LEAST = 4.5
const LEAST_AT_HOME = 3.5

/** Three to six sentences that a competitor wouldn't say, with an award; a review only if there is little else. */
export function differencesOf(material: Material, alreadyUsed: string): string {
  const { brandName, facts, blocks, home } = material
  const name = brandName || 'the company'
  const points = bestOf(
    differencesIn(material).flatMap((point) => {
      const told = point.told.filter((one) => !alreadyUsed.includes(one.slice(5)))
      return told.length === 0 ? [] : [{ ...point, told }]
    }),
    MOST_WORDS,
    ({ block }) => (isOnHomePage(block, home) ? LEAST_AT_HOME : LEAST),
  )
  const award = awardsIn(facts, brandName)
    .flatMap((one) => retell(one) ?? [])
    .slice(0, 1)
  const told = named([...toldOf(points, name), ...award], name)
  const rating = ratingIn(blocks)
  const [review] = told.length < 2 ? reviewsIn(facts, home) : []
  return section(
    [
      told,
      [
        rating === '' ? '' : `Its rating is ${quotedInside(rating)}.`,
        review === undefined
          ? ''
          : `${review.author.replace(/, (.+)$/, ' ($1)')} writes in a review: ${quoted(review.text)}`,
      ],
    ],
    'The website doesn’t say what sets the brand apart.',
  )
}

const differencesIn = ({ blocks, home }: Material): Point[] =>
  pointsIn(blocks, { ofBlock: whereTest(blocks, home), ofSentence: differenceScore })

/** The sentence on the home page that sets the brand apart most, with its name; empty if none does clearly. */
export function strongestOf(material: Material): string {
  const name = material.brandName || 'the company'
  const [best] = differencesIn(material)
    .filter(({ block }) => isOnHomePage(block, material.home))
    .flatMap(({ told }) =>
      told.filter(
        (one, at) =>
          at === 0 ||
          (/^They\b/.test(one) && /^They\b/.test(told[0] ?? '')) ||
          !/^(?:They|Their|It|Its|That|Those)\b/.test(one),
      ),
    )
    .filter((one) => mayOpen(asWe(one)) && mayTakeName(one, name))
    .map((one) => ({ one, worth: differenceScore(asWe(one)) }))
    .filter(({ worth }) => worth >= 2.5)
    .toSorted((one, other) => other.worth - one.worth)
  return best === undefined ? '' : withName(best.one, name)
}

/** The retold sentence about as the website has it, so that it can be scored again. */
const asWe = (told: string): string =>
  told
    .replace(/\bThey\b/g, 'We')
    .replace(/\bthey\b/g, 'we')
    .replace(/\bTheir\b/g, 'Our')
    .replace(/\btheir\b/g, 'our')

/** Home pages count most, then headings about what is special, then what other pages say below their title. */
export function whereTest(blocks: readonly SiteBlock[], home: string): Scores['ofBlock'] {
  const titles = new Map(
    [
      ...Map.groupBy(
        blocks.filter(({ form }) => form === 'title'),
        ({ place }) => place.of,
      ),
    ].map(([page, [title]]) => [page, title?.text ?? '']),
  )
  const openings = new Set(
    [...titles].flatMap(
      ([page, title]) =>
        blocks.find(
          ({ place, heading, form }) => place.of === page && heading === title && form === 'text',
        ) ?? [],
    ),
  )
  return (block) => {
    const isHome = isOnHomePage(block, home)
    if (
      practical.test(block.heading) ||
      (isName(block.heading) && !isHome) ||
      (block.heading.endsWith('?') && !isHome)
    )
      return null
    const isSpecial = special.test(block.heading)
    if (isHome) return { where: isSpecial || ofBrand.test(block.heading) ? 3 : 2, mostSkipped: 9, least: 0 }
    if (isSpecial) return { where: 1, mostSkipped: 1, least: 1 }
    return openings.has(block) && !isAboutBrand(block) && !practical.test(block.place.label)
      ? { where: 0.5, mostSkipped: 1, least: 1 }
      : null
  }
}

const special =
  /\b(?:different|difference|apart|unlike|promises?|guarantees?|will not|won['’]t|do not|don['’]t)\b|^(?:no|never|not)\b/i
/** Headings that speak of the brand or the reader, which on the home page are about all of the brand. */
const ofBrand = /\b(?:what|why|how|things)\b.*\b(?:we|us|you)\b|\b(?:in (?:plain )?numbers|short version)\b/i

/** Headings above notes on single cases. */
const practical =
  /\b(?:this (?:week|month)|hours|open|opening|contact|find us|visit us|where|getting|come and (?:look|see)|who comes|we need|needed|help wanted|app|begin|new (?:here|to us)|taking new|prices?|fees|rates|cost|vouchers?|payment|questions|app|christmas|coming|booking|kind words|people say|customers say)\b/i

/** How strongly a sentence sets the brand apart; 0 or less if it doesn't. */
export const differenceScore = (sentence: string): number =>
  Math.min(
    MOST_WORTH,
    cues.reduce((sum, [worth, cue]) => sum + (cue.test(sentence) ? worth : 0), hasSum(sentence) ? -1 : 0),
  )

/** More cues don't say more: of two clear sentences the earlier one counts. */
const MOST_WORTH = 5

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|hundred)`
const cues: readonly (readonly [number, RegExp])[] = [
  [
    2.5,
    new RegExp(
      String.raw`\b(?:no|never) (?:more|fewer|longer|less) than\b|\b(?:never|always) (?:more|fewer|longer)\b|\bat (?:the )?(?:very )?most\b|\b${number} at a time\b|, no more\b|\b${number}(?: \p{L}+)?, not ${number}\b`,
      'iu',
    ),
  ],
  [
    2,
    /\b(?:until|not until)\b|\band not (?:to|by|in|at|the)\b|\bwe \p{L}+(?: you)?, we\b|^no \p{L}+ (?:longer|larger|bigger|smaller|more) than/iu,
  ],
  [
    2.5,
    /\bif\b.*\b(?:free|for nothing|nothing to pay|no charge|come back|(?:do not|don['’]t|nobody) pays?|money back|refund|again)\b|\bguaranteed?\b/i,
  ],
  [
    2.5,
    /\b(?:the only|nobody else|no one else|unlike|instead of|rather than|(?:most|other) (?:places|others|firms|shops|people['’]s)|than (?:we|they|you) \p{L}+|longer than|before (?:we|you|anyone)|, not (?:an?|the|by|in) )/iu,
  ],
  [
    2,
    /\b(?:never|nobody|no one|nothing|none)\b|^no \p{L}+|, no \p{L}+,|\bno (?:algorithm|contracts?|screens?|mirrors?|shareholders|targets|head office|joining fee|card|forms?)\b/iu,
  ],
  [
    1.5,
    /\b(?:the same|by name|your own|our own|its own|ourselves|by hand|hand-?\p{L}+|from scratch|every|each|all|everyone|anyone)\b/iu,
  ],
  [
    1.5,
    /\b(?:free|without charge|tell you|talk (?:you|people|somebody)|say so|(?:we['’]d|we would|would) rather|lend|loan|give|gives|given)\b/i,
  ],
  [1, new RegExp(String.raw`\b${number}\b`, 'iu')],
  [1, /\b(?:we|our|us)\b/i],
  [
    1,
    /\b(?:independent|owned by|own the|family[- ]run|belong to|award|registered for|licen[cs]ed|qualified)\b/i,
  ],
  [
    -2,
    /\b(?:park(?:ing)?|tickets?|deposit|cancel\w*|wait(?:ing)? (?:list|of)|stairs|toilet|cookies?|vouchers?|book a|visitors to|opens?|closed?|hours|jobs?|vacanc\w+|appointment (?:on|at)|coming soon|cost us|need (?:more|another|help))\b/i,
  ],
  [-4, /\bwe (?:can['’]t|cannot|regret)\b/i],
  [
    -1.5,
    /\b(?:might|may|could|perhaps|probably|usually|sometimes|if you (?:are|can|have|were|want|like))\b/i,
  ],
  [
    -3,
    /\b\d{1,2} ?[ap]\.?m\b|\b\d{1,2}[:.]\d\d\b|\bdays? \d{1,2} to \d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:at|from|evenings?|mornings?|nights?|\d)/i,
  ],
  [
    -2,
    /^(?!.*\b(?:is|are|has|have|can|will|does|do|we|you|gets?|takes?|comes?|goes|there['’]s|\p{L}{3,}ed|\p{L}+n['’]t|costs?|never|nobody|no|nothing|free|every)\b)/iu,
  ],
  [
    -2,
    /^(?:We|I)(?:['’]re| are) (?:an?|the (?!only)|\d|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|twelve)\b|^(?:\p{Lu}\S* ){1,4}is an?\b/u,
  ],
  [0.5, /\b(?:there (?:is|are)|there['’]s been|you|your)\b/i],
  [-1.5, /^(?:\S+ ){0,5}(?:was|were|had|said|named|came|told|wanted|went)\b/i],
  [-1.5, /\b(?:he|she|his|her|him|died|was born|grew up)\b/i],
]
