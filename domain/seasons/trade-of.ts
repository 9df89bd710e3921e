// Finds the trade whose calendar days a brand gets, from what the brand calls its field.
import type { Trade } from './occasion.ts'

/**
 * Looks for known words in the industry; null if there are none. The first match wins, so a farm shop is a
 * farm and a museum shop is a museum.
 */
export const calendarTradeIn = (industry: string): Trade | null =>
  trades.find(([, words]) => words.test(industry))?.[0] ?? null

const trades: readonly (readonly [Trade, RegExp])[] = [
  ['agency-and-consulting', /\b(?:(?<!\b(?:tax|financial|mortgage|pensions?|insurance|beauty|hair) )consult(?:ants?|anc(?:y|ies)|ing)|(?<!\b(?:interior|garden|kitchen|floral) )(?:design|digital|creative|brand(?:ing)?|marketing|advertising|pr|seo|media|content|research|recruitment|translation|events?) (?:agenc(?:y|ies)|studios?)|marketing|advertising|branding|copywrit\w+|public relations|recruit(?:ers?|ment)|head ?hunt\w+|executive search|(?:business|executive|leadership|career|life) coach\w*|video production|market research|human resources|(?:graphic|web) design\w*|(?:training provider|corporate training|staff training))\b/i],
  ['charity', /\b(?:charit(?:y|ies|able)|volunt(?:eers?|eering|ary sector)|hospices?|food ?banks?|non-?profit|not-for-profit|ngos?|foundation|befriend\w+|good neighbours?|social enterprises?|animal (?:rescue|sanctuary)|rehoming|homeless\w*|bereavement|youth clubs?|grant-making|(?:heritage|wildlife|preservation|conservation) trusts?|environmental groups?|community transport|refugees?|carers[’']? support)\b/i],
  ['childcare', /\b(?<!(?:plant|tree|garden) )(?:nursery|nurseries|childcare|child ?minders?|child ?minding|pre-?schools?|playgroups?|kindergartens?)\b(?! (?:gardens?|stock))/i],
  ['pets', /\b(?:pets?|dogs?|cats?|vets?|veterinary|kennels?|cattery|groomers?|horses?|equestrian)\b/i],
  ['farming-and-garden', /\b(?:farms?|farming|growers?|gardens?|gardening|gardeners?|landscap\w+|plants?|nursery|nurseries|florists?|orchards?|vineyards?)\b/i],
  ['tourism-and-stays', /\b(?:guest ?houses?|hotels?|hostels?|inns?|b&bs?|bed and breakfasts?|holiday (?:lets?|cottages?|parks?)|cabins?|glamping|camp ?sites?|self-catering|travel|tours?|tourism|visitor attractions?)\b/i],
  ['fitness', /\b(?:gyms?|fitness|yoga|pilates|barre|dance|dancing|ballet|climbing|bouldering|personal train\w+|strength and conditioning|cross ?fit|weightlifting|powerlifting|kettlebells?|boot ?camps?|indoor cycling|swim\w*|leisure cent(?:re|er)s?|lidos?|sports? clubs?|martial arts?|karate|judo|taekwondo|jiu[- ]?jitsu|(?:kick)?boxing|running (?:clubs?|coach\w*)|triathlon|gymnastics|trampolin\w+|tennis|badminton|rowing|tai chi|zumba)\b/i],
  ['arts-and-venues', /\b(?:arts?|museums?|galler(?:y|ies)|theatres?|cinemas?|historic houses?|music venues?|piano\w*|musical instruments?|luthiers?|orchestras?|choirs?)\b/i],
  ['food-and-drink', /\b(?<!\b(?:nail|brow|beauty|blow-?dry) )(?:bak(?:ers?|ery|eries|ehouse)|bread|cakes?|patisseries?|caf[eé]s?|coffee|tea ?rooms?|restaurants?|bistros?|pubs?|bars?|brew(?:ery|eries|ers?|ing|pub)|tap ?rooms?|beers?|ales?|cider\w*|wines?|winer(?:y|ies)|distill\w+|gin|whiske?y|delis?|delicatessens?|butchers?|fishmongers?|greengrocers?|cheese\w*|chocolat\w+|cater(?:ers?|ing)|foods?|pizz\w+|takeaways?|ice cream|meal boxes|roaster(?:y|ies|s)?)(?!\p{L})/iu],
  ['events', /\b(?:events?|weddings?|party|parties|celebrants?)\b/i],
  ['education', /\b(?:schools?|tuition|tutors?|tutoring|college|colleges|universit(?:y|ies)|academ(?:y|ies)|training|education|lessons?)\b/i],
  ['beauty', /\b(?:beauty|salons?|hair|hairdress\w+|barbers?|nails?|spas?|cosmetics?|tattoo\w*)\b/i],
  ['health-and-dental', /\b(?:dent(?:al|ists?|istry|ures?)|orthodont\w+|endodont\w+|periodont\w+|physio\w*|osteopath\w*|chiropract\w+|podiatr\w+|chiropod\w+|opticians?|optometr\w+|eye ?care|audiolog\w+|hearing (?:care|aids?|tests?)|ear ?wax|gps?|gp surgery|medical|doctors?|clinics?|hospitals?|counsell(?:ors?|ing)|psycho\w+|clinical psychologists?|\w*therap(?:y|ies|ists?)|acupunctur\w+|dietiti?ans?|dieticians?|pharmac(?:y|ies|ists?)|health ?care)\b/i],
  ['legal', /\b(?:law|legal|solicitors?|lawyers?|barristers?|conveyanc\w+|notar(?:y|ies))\b/i],
  ['accounting-and-finance', /\b(?:accountan\w+|accounts|book-?keep\w+|finance|financial|mortgages?|insurance|payroll|pensions?)\b/i],
  ['trades-and-building', /\b(?:plumb(?:ers?|ing)|heating|gas engineers?|boilers?|electric(?:ians?|al)|roof(?:ers?|ing)|join(?:ers?|ery)|carpent(?:ers?|ry)|build(?:ers?|ing)(?! societ)|design and build|construction|bricklay\w+|stone ?masons?|plaster(?:ers?|ing)|decorators?|painting and decorating|til(?:ers?|ing)|glaz(?:iers?|ing)|locksmiths?|loft conversions?|extensions?|(?:kitchen|bathroom)s?(?: and bathroom)? fitt(?:ers?|ing)|damp proofing|insulation|heat pumps?|solar|drain(?:s|age)|chimney\w*|scaffold\w+|handym[ae]n|property maintenance|fencing|tree surge\w+|windows?|floor(?:s|ing)|driveways?)\b/i],
  ['property', /\b(?:property|estate agen\w+|letting\w*|lettings|surveyors?|architect\w*|interior design\w*|coworking|housing)\b/i],
  ['automotive', /\b(?:cars?|garages?|vehicles?|mot|tyres?|motor\w*|automotive|(?<!\bm[ae]n (?:and|with) an? )(?<!\bm[ae]n (?:and|with) )vans?)\b/i],
  ['software', /\b(?:software|apps?|saas|it (?:support|services)|hosting)\b/i],
  ['faith-and-community', /\b(?:church(?:es)?|parish|mosques?|synagogues?|temples?|faith|community cent(?:re|er)s?|village halls?)\b/i],
  ['public-and-membership', /\b(?:councils?|librar(?:y|ies)|local authorit(?:y|ies)|associations?|unions?|societ(?:y|ies)|membership|public)\b/i],
  ['manufacturing', /\b(?:manufactur\w+|factory|factories|foundr(?:y|ies)|engineering|works)\b/i],
  ['retail', /\b(?:shops?|stores?|retail\w*|boutiques?|bookshops?|online store|e-?commerce)\b/i],
] // prettier-ignore
