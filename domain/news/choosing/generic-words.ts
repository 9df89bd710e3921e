// Words that don't show what a story or a fact is about, because every business uses them.
import { conceptsIn } from '../language/concepts.ts'

/** The words that brands and stories of every trade use. */
export const genericWords: ReadonlySet<string> = new Set(
  conceptsIn(
    'business company firm shop store house home service services product products customer customers client people person family' +
      ' families team staff work works job jobs price cost money pay sale offer offers new old best good great first last next year years' +
      ' month week weekend day days hour hours minute time today open opening close local town city village street place area world country' +
      ' national international make made makes making give take come go see know want need help find use choose keep bring tell ask say call' +
      ' start begin end run set show look feel live life way thing things part number one two three four five six seven eight nine ten eleven twelve thirteen fourteen' +
      ' fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million average' +
      ' big small large little long short high low free full whole every always never own independent quality experience professional' +
      ' welcome visit book order online website group community support project plan programme industry market sector trade public member' +
      ' members school children young man woman men women mother father daughter son visitor visitors guest morning evening night monday' +
      ' tuesday wednesday thursday friday saturday sunday spring summer autumn winter january february march april may june july august' +
      ' back down like let single true change term lot behind reach stand read try complete include record half third wales welsh england' +
      ' english scotland scottish ireland irish britain british' +
      ' rise fall grow increase drop cut raise lower warn report return wait win lose turn stay leave move bring hold check' +
      ' september october november december road centre north south east west hand water food air light red green blue white black',
  ).keys(),
)
