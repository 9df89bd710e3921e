// Writes the names and roles of people as texts print them.

const titles =
  /^(?:revd?|reverend|pastor|father|fr|sister|dr|prof|professor|mr|mrs|ms|miss|canon|deacon|bishop|brother|captain|sir|dame)\.?$/i

/** Shortens a person's name to "Dana", "Dr Patel" or "Father Tom". */
export function firstName(name: string): string {
  const [first = '', second] = name.replace(/,.*/, '').trim().split(/\s+/)
  return titles.test(first) && second !== undefined ? `${first} ${name.trim().split(/\s+/).at(-1)}` : first
}

/**
 * Writes a role for the middle of a sentence: "Head Coach" becomes "head coach", but "CEO" stays the same.
 */
export const roleInSentence = (role: string): string =>
  role
    .trim()
    .replace(/\.$/, '')
    .split(/\s+/)
    .map((word) => (/^\p{Lu}\p{Ll}+,?$/u.test(word) && !kept.test(word) ? word.toLowerCase() : word))
    .join(' ')

const kept =
  /^(?:Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Bible|English|French|Spanish|German|Pilates)$/

/** Writes a review with its author: “They rang when they said they would.” Carol M. */
export const quoteWithAuthor = ({ text, author }: { text: string; author: string | null }): string =>
  `“${text.replace(/^[^\p{L}\p{N}£$€]+/u, '').replace(/[“”"]/g, '’')}”${author ? ` ${author}` : ''}`

/**
 * Whether the role is a job title such as "head baker", and not only what somebody looks after, such as
 * "cakes and pastry".
 */
export const isJobTitle = (role: string): boolean =>
  !role.includes(',') &&
  /(?:er|or|ist|ant|ian|ief|ress|man|woman|person|head|lead|chair|chef|nurse|vet|coach|apprentice|trainee|priest|vicar|curate|warden|cook|host|guide|trustee|secretary|principal|dean|clerk|porter|president|partner|owner|crew|staff|boss)s?(?: (?:of|for|at|in)\b.*)?$/i.test(
    role,
  )
