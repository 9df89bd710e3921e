// What people are called for what they do at a business, as patterns for the words beside a name.

const plain = `
  co-?founders? owners? co-?owner proprietor director chief.executive(?:.officer)? CEO CTO CFO COO president chair(?:man|woman|person)?
  vice-?chair treasurer secretary trustee partner principal head.?teacher headmaster headmistress teacher tutor lecturer
  professor instructor coach trainer manager chef cook baker brewer distiller winemaker barista butcher farmer grower gardener
  florist designer architect engineer developer maker potter carpenter joiner builder electrician plumber mechanic dentist doctor
  surgeon endodontist orthodontist implantologist hygienist nurse vet therapist physiotherapist osteopath psychologist counsellor
  stylist barber beautician solicitor barrister lawyer accountant bookkeeper advis[eo]r consultant curator librarian conductor
  musician artist photographer editor writer vicar rector pastor minister imam rabbi volunteer co-?ordinator administrator
  receptionist assistant officer clerk guide ranger warden patron author creator founder facilitator keeper specialist head(?=.of)
`
  .trim()
  .split(/\s+/)
  .map((word) => word.replaceAll('.', ' ').replace(') ?', ')?'))
  .join('|')

const qualifiers =
  'head|senior|lead|chief|principal|deputy|assistant|associate|creative|artistic|technical|managing|executive|operations|sales|marketing|practice|clinical|musical|honorary|founding|current|master|resident|pastry|sous|general|finance|project|office|original|maths?|science|english|spanish|french|music|art|faculty|garden|kitchen|restaurant|dental|veterinary|root canal'

/** One or two roles: "head baker", "Co-Founder and Director". Use with the flag i. */
export const rolePattern = String.raw`(?:(?:${qualifiers})\s){0,3}(?:${plain})\b(?:\s?(?:and|&|/)\s?(?:(?:${qualifiers})\s){0,3}(?:${plain})\b|\sof\s\p{Lu}\p{L}+)?`
