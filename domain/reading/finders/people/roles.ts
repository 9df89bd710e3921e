// Recognises job titles word by word beside a name.

const nouns = new Set(
  `founder founders co-founder co-founders cofounder owner owners co-owner proprietor director executive president chair chairman
  chairwoman chairperson vice-chair treasurer secretary trustee partner principal headteacher headmaster headmistress teacher tutor
  lecturer professor instructor coach trainer manager chef cook baker brewer distiller winemaker barista butcher farmer grower gardener
  florist designer architect engineer developer maker potter carpenter joiner builder electrician plumber mechanic dentist doctor surgeon
  endodontist orthodontist implantologist hygienist nurse vet therapist physiotherapist osteopath psychologist counsellor stylist barber
  beautician solicitor barrister lawyer accountant bookkeeper adviser advisor consultant curator librarian conductor musician artist
  photographer editor writer vicar rector pastor minister imam rabbi volunteer coordinator co-ordinator administrator receptionist
  apprentice trainee boss technician wheelbuilder boatbuilder fitter gilder framer seamstress cobbler upholsterer bookbinder luthier
  farrier sommelier host hostess postmistress assistant officer clerk guide ranger warden patron author creator facilitator keeper specialist churchwarden curate organist verger priest deacon midwife paralegal broker surveyor groomer pharmacist optician optometrist dietitian acupuncturist skipper custodian caretaker sexton ceo cto cfo coo`.split(
    /\s+/,
  ),
)
const qualifiers = new Set(
  `head senior lead chief principal deputy assistant associate creative artistic technical managing executive operations sales marketing
  practice clinical musical honorary founding current master resident pastry sous general finance project office original math maths
  science english spanish french music art faculty garden kitchen restaurant dental veterinary root canal vice trainee apprentice
  volunteer student locum freelance junior senior treatment customer community events fundraising finance digital content`.split(
    /\s+/,
  ),
)

/** The role at the start of a text, in its own words: "head baker", "Co-Founder and Director", "Head of School". */
export function roleAtStart(text: string): string | null {
  const first = plainRole(text)
  if (!first) {
    const head = /^head of (?:the )?[\p{L}]+/iu.exec(text)?.[0]
    return head ?? null
  }
  const rest = text.slice(first.length)
  if (isOwnersThing(first, rest)) return null
  const department = /^ of (?:the )?[A-ZÀ-Ž][\wÀ-ž]+/.exec(rest)?.[0]
  if (department) return first + department
  const joint = /^\s?(?:and|&|\/)\s?/.exec(rest)?.[0]
  const second = joint ? plainRole(rest.slice(joint.length)) : null
  return joint && second ? first + joint + second : first
}

/** The role at the end of a text. */
export function roleAtEnd(text: string): string | null {
  const starts = [...text.matchAll(/(?<![\p{L}-])[\p{L}]/gu)].map(({ index }) => index).slice(-6)
  for (const start of starts) {
    const tail = text.slice(start)
    if (roleAtStart(tail) === tail) return tail
  }
  return null
}

/** The role after "our" or "a". Only its noun must be known: "early years teacher". */
export function looseRole(text: string): string | null {
  const words = /^(?:[\p{L}-]+\s){0,3}[\p{L}-]+/u.exec(text)?.[0].split(' ') ?? []
  const last = words.findIndex(isRoleWord)
  const role = words.slice(0, last + 1).join(' ')
  return last < 0 || isOwnersThing(role, text.slice(role.length)) ? null : role
}

export const isRoleWord = (word: string): boolean => nouns.has(word.toLowerCase())

/** Owning something that isn't a business is not a role: "Owner of the hen", "keeper of two cats". */
const isOwnersThing = (role: string, rest: string): boolean =>
  /\b(?:(?:co-?)?owner|proprietor|keeper|partner|boss|host|hostess|patron)$/i.test(role) &&
  thing.test(rest) &&
  !business.test(/^[^,.;]*/.exec(rest)?.[0] ?? '')

const thing = /^ of (?:the|this|that|our|an?|his|her|two|three|four|several|many) \p{Ll}/u
const business =
  /\b(?:business|firm|company|shop|store|practice|studio|workshops?|works|brewery|bakery|pottery|farm|mill|house|hotel|inn|pub|bar|café|cafe|restaurant|kitchen|gardens?|nursery|school|gallery|museum|clinic|surgery|salon|gym|yard|office|place|estate|charity|theatre|library|forge|dairy|orchard|vineyard|distillery|brand|centre|taproom|hall|garage|agency|property|premises|building|site|land)\b/i

/** Words before a job's noun. "Assistant" and the like can be qualifier or noun, so the last noun decides. */
function plainRole(text: string): string | null {
  let end = 0
  for (const match of text.slice(0, 80).matchAll(/[\p{L}][\p{L}'’-]*/gu)) {
    const [word] = match
    const isNext = match.index === 0 || text.slice(0, match.index).endsWith(' ')
    if (!isNext || text.slice(0, match.index).trim().split(/\s+/).length > 4) break
    if (nouns.has(word.toLowerCase())) end = match.index + word.length
    if (!qualifiers.has(word.toLowerCase())) break
  }
  return end > 0 ? text.slice(0, end) : null
}
