// Decides which of a site's headings can become the headline of a post, and how to write them.
import { isPlaceholder } from '../documents/unusable-text.ts'
import { namedDaysIn } from '#domain/playbook/words/dates.ts'
import { dateBefore, isOnlyDays, isOnlyDaysAndTimes, withoutDatesBefore } from '../language/values/days.ts'

/** Headings that every website has, and topics that nobody would post about. */
const plain =
  /^(?:home|welcome.*|about(?: us| me)?|contact(?: us)?|find us|get in touch|visit(?: us)?|location|directions|getting here|parking|open(?:ing)? (?:hours|times)|hours|faqs?|questions?|help|menu|prices?|price list|fees|services|our services|what we (?:do|offer)|news|latest(?: news)?|blog|links|gallery|testimonials|reviews|shop|book(?:ing)?(?: now| online)?|small print|terms.*|privacy.*|cookies?.*|complaints.*|legal.*|newsletter.*|sign up.*|follow us|archive.*|categories|tags|search|details|other|more|notes?|good to know|coming up|what['’]s (?:on|next|new|coming)|upcoming.*|extras|team|our team|the team|meet the team|crew|our crew|staff|people|referrals?|past|eat|stay|money|service|delivery|classes|courses|groups?|community|charity|workshops|work|getting (?:there|around|about)|products|links|free|food|drinks?|children|kids|adults|every week|weekly|this week|boarding|lessons|title of.*|events?|dates|diary|notices?|heads[- ]up|polic(?:y|ies)|(?:the )?fine print|what(?:['’]s| is) extra|our fees|history|hello|data|security|(?:the |our )?office|talk to (?:us|a person|someone|the team))$/i

/** Headings that only help visitors of the page itself: directions, forms, rules and past events. */
const unfit =
  /^(?:step|days?|weeks?|stage|phase|part) \d|\b(?:rules|faqs?|useful links|find(?:ing)? us|getting here|how to find|parking|contact|newsletter|price list|cancell?\w*|complaints?|safeguarding|insurance|small print|accessib\w+|allerg(?:ens?|y|ies)|cookies?|privacy|deposits?|refunds?|(?:we|i) (?:don['’]t|won['’]t|do not)|past(?: events?)?$|archive|categories|sponsors?|supported by|opening (?:hours|times)|where(?: we are)?$|sign up|send us|message us|(?:can['’]t|cannot) (?:make|come)|why (?:choose )?us|(?:the )?best\b.* in\b|welcome to|payment|apply now)\b/i

/** Whether a heading says what its section is about. */
export const isHeadline = (heading: string): boolean =>
  heading.length >= 3 &&
  heading.length <= 70 &&
  /\p{L}{3}/u.test(heading) &&
  !plain.test(heading.trim().replace(/[!?.…:]+$/, '')) &&
  !isPlaceholder(heading) &&
  !isOnlyDays(heading.trim()) &&
  !isOnlyDaysAndTimes(heading) &&
  !unfit.test(heading) &&
  !/[|@{}<>]|https?:|\s[•·]\s.*\s[•·]\s/.test(heading)

/**
 * The heading as a post's headline: without full capitals, and with its date moved to the end if it is still
 * to come, else without it.
 * @param badge a date that the page shows beside the heading
 */
export function asHeadline(heading: string, today: string, badge: string | null = null): string {
  const bare = heading
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/^(?:Q[.:]|\d{1,2}[.)])\s*(?=\p{Lu})/u, '')
    .replace(/^[\s*•·–—-]+|[\s:*·–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  const name = calm(withoutDatesBefore(bare))
  const date = dateBefore(bare) ?? badge
  const isAhead = date !== null && namedDaysIn(date, today).some((day) => day >= today)
  const isDated = namedDaysIn(name, today).length > 0
  return isAhead && !isDated && !/[?!.]$/.test(name) ? `${name}, ${spelled(date)}` : name
}

/** "SAT 5 DEC" as "Sat 5 Dec". */
const spelled = (date: string): string =>
  date.trim().replace(/\p{L}{3,}/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())

function calm(tidy: string): string {
  const isAllShouted = !/\p{Ll}{2}/u.test(tidy)
  const said = tidy.replace(shouted, (run) =>
    (isAllShouted || run.includes(' ')) &&
    run.split(' ').some((word) => word.length > 3 && hasVowel.test(word))
      ? run.replace(/\p{Lu}[\p{Lu}’']*\p{Lu}/gu, (word) =>
          small.test(word)
            ? word.toLowerCase()
            : word.length > 2 && hasVowel.test(word)
              ? word.charAt(0) + word.slice(1).toLowerCase()
              : word,
        )
      : run,
  )
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/**
 * Runs of words in capitals, which become lower case. A single abbreviation such as "NHS" or "VAT" stays in
 * capitals.
 */
const shouted = /\p{Lu}[\p{Lu}'’]{2,}(?:(?: & | )\p{Lu}[\p{Lu}'’]*(?!\p{Ll}))*/gu
/** Short function words. Any other two capital letters may be an abbreviation, so they stay. */
const small = /^(?:am|an|as|at|be|by|do|go|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we)$/i
const hasVowel = /[AEIOUYÁÉÍÓÚ]/i
