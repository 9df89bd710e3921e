// Scores how much a sentence says that only people who do the work would know: figures, causes, named things,
// limits. Self-praise lowers the score.

const figures =
  /\p{N}+(?:[.,]\p{N}+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|half|third|quarter|dozen|twice|hundred|thousand|midnight|noon|degrees?|months?|weeks?|millimetres?|minutes?|hours?)\b/giu
const causes =
  /\b(?:because|so that|which is why|that is why|means?|meaning|as long as|until|unless|whatever|otherwise|no matter|in case|or (?:it|they|the \p{L}+) (?:will|would))\b|, (?:so|since|as) |^(?:if|when|where|since|once) |;|: (?=\p{Ll})/giu
const limits =
  /\b(?:only|never|nobody|nothing|none|not .{2,40}, but|rather than|instead of|than|too|except|at most|at least|no more|fewer|without)\b|, not /giu
const own = /\b(?:we|our|ours|us|i|my)\b/i
const names = /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{2,}(?:['’]s)?/gu

/** Words that every company uses about itself, so they lower the score. */
const praise =
  /\b(?:passion\w*|quality|high[- ]quality|services?|experience[sd]?|experts?|expertise|solutions?|committed|commitment|dedicat\w+|professional\w*|friendly|wide range|range of|tailor(?:ed|-made)|bespoke|excellen\w+|proud\w*|pride|welcom\w+|best|unique|needs|requirements|every step|state[- ]of[- ]the[- ]art|leading|trusted|reliable|exceptional|outstanding|perfect\w*|amazing|beautiful\w*|delicious|lovely|wonderful|fantastic|great|ideal|variety|vibrant|innovat\w+|creativ\w+|journey|community|values?|mission|vision|strive|ensure|provid\w+|offer(?:s|ing)?|deliver(?:s|ing)? (?:on|the best|high)|enjoy\w*|relax\w*|memorable|atmosphere|approach|goals?|success\w*|support\w*|opportunit\w+|something for everyone|look no further|happy to|delighted|love|believe|nurtur\w+|meaningful\w*|power(?: of|ful)?|empower\w*|foster\w*|cultivat\w+|inspir\w+|seamless\w*|thrive|connections?|dynamic|transform\w*|dreams?|unlock|elevate|discover|embrace|step into|potential|holistic|joyful\w*|magical|culture|growth|convenien\w+|efficien\w+|flexib\w+|diverse|collaborat\w+|affordable|advanced|modern|personali[sz]ed|comprehensive|trust(?:worthy)?)\b/giu
/** Openings that refer to an earlier sentence. */
const leaning =
  /^(?:this|that|these|those|it|they|he|she|his|her|its|their|which|both|neither|and|but|so|then|also|however|therefore|otherwise|there (?:is|are) (?:no|one|also)|here|sorry|yes|no)\b/i

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const upTo = (most: number, value: number) => Math.min(most, value)

const common = new Set(
  `about above across after again against ahead along already also although always among another answer anybody anyone anything around
  away back because become been before began begin being below best better between both bring brought business call called came care
  cause change come comes company could customer customers different does doing done down each early easy else enough even ever every
  everybody everyone everything fact family feel felt find first follow found four friend friends from full gave getting give given
  gives goes going gone good great half hand happen happens hard have having head help here high hold home hour hours house however
  idea important inside into itself just keep kept kind knew know known large last late later learn least leave left less like line
  little live long look looking lost love made main make makes making many matter maybe mean means might mind minute money month
  months more most move much must name near nearly need never next night nobody nothing number often once only open order other others
  ours over part past people perhaps person place places plan please possible price problem product question quite rather ready real
  really reason right room said same says second seem seems seen sell send service services several shall short should show shown
  side simple simply since small some somebody someone something sometimes soon sort start still stop such sure take taken takes
  team tell than thank that their them then there these they thing things think this those though thought three through time times
  today together told tomorrow took towards tried true trying turn under unless until upon used useful using usually value very visit
  wait want wants ways week weeks well went were what whatever when where whether which while whole whose will with within without
  wonder word words work working works world would write wrong year years yesterday young your yours yourself`.split(
    /\s+/,
  ),
)

/** Counts the words that few other trades would need. */
const uncommonIn = (text: string): number =>
  new Set(
    text
      .toLowerCase()
      .match(/(?<![\p{L}’'])\p{L}{4,}(?![\p{L}’'])/gu)
      ?.filter((word) => !common.has(word)),
  ).size

/** The sentence's score: below 0 if any company could have written it, up to about 8. */
export function concreteness(text: string): number {
  const words = text.split(/\s+/).length
  return (
    upTo(3, count(text, figures) * 1.5) +
    upTo(3, count(text, causes) * 1.5) +
    upTo(1.5, count(text, limits) * 0.75) +
    upTo(2, count(text, names)) +
    upTo(2, uncommonIn(text) / 2.5) +
    (own.test(text) ? 1.5 : 0) -
    upTo(6, count(text, praise) * 1.5) -
    (leaning.test(text) ? 1.5 : 0) -
    (words < 7 ? 1 : 0)
  )
}
