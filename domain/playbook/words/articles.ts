// Adds articles to the names of offerings where a sentence needs one.

/** Adds "a" or "an": "a double room", "an extension". Plurals and uncountable names get none. */
export const withArticle = (name: string): string =>
  /(?:[^s]s|ing|ence|ance|care|food|advice|support|help)$/i.test(name) || /^(?:the|our|an?|\d)\b/i.test(name)
    ? name
    : `${beginsWithVowel.test(name) ? 'an' : 'a'} ${name}`

/** Matches names that begin with a vowel sound, as in "an MOT" or "an 80-minute class", but not "a unit". */
const beginsWithVowel = /^(?:[AEFHILMNORSX](?=[\p{Lu}\d])|[AEIOaeio8]|[Uu](?!ni|se|tility))/u

/** Matches the last word of countable names: objects, times, plans, events. */
const countable =
  /(?:^|[\s-])(?:appointment|assessment|audit|bathroom|bed|boiler|book|bouquet|box|bridge|cake|card|check|check-?up|class|club|consultation|contract|course|crown|cut|desk|dinner|event|exam|examination|extension|facial|fair|flat|garden|haircut|hamper|house|implant|inspection|kitchen|lesson|loft|lunch|makeover|massage|meal|meeting|membership|menu|office|package|party|pass|plan|portrait|portfolio|programme|programs?|review|ride|room|scan|scheme|session|shoot|shop|stall|statement|stay|subscription|suite|survey|table|talk|ticket|tour|trial|trip|tutorial|valuation|visit|voucher|walk|website|wedding|will|workshop|x-ray)$/i
/** Matches words after which a single thing needs an article. */
const wantsArticle =
  /(?:^|[\s(])(?:about|after|before|for|with|of|to|on|from|into|than|as|have|having|has|need|needs|want|wants|choose|choosing|book|booking|buy|buying|give|giving|consider|considering|take|order|ordering|recommend|planning|get|getting|is|behind)\s+$/i

/**
 * The name as it reads after the given text: "thinking about a smile makeover", but "your smile makeover" and
 * "about whitening".
 */
export const withArticleAfter = (said: string, name: string): string =>
  /^\p{Ll}/u.test(name) && countable.test(name) && wantsArticle.test(said) ? withArticle(name) : name
