// Which trade's days somebody keeps whose trade has no questions of its own yet: the year knows more trades than the library.
import type { Trade } from './occasion.ts'

/** By the words of the industry; null where none says enough. The first that fits, so that a farm shop is a farm and a museum shop a museum. */
export const tradeIn = (industry: string): Trade | null =>
  trades.find(([, words]) => words.test(industry))?.[0] ?? null

const trades: readonly (readonly [Trade, RegExp])[] = [
  ['childcare', /\b(?<!(?:plant|tree|garden) )(?:nursery|nurseries|childcare|child ?minders?|child ?minding|pre-?schools?|playgroups?|kindergartens?)\b(?! (?:gardens?|stock))/i],
  ['pets', /\b(?:pets?|dogs?|cats?|vets?|veterinary|kennels?|cattery|groomers?|horses?|equestrian)\b/i],
  ['farming-and-garden', /\b(?:farms?|farming|growers?|gardens?|gardening|gardeners?|landscap\w+|plants?|nursery|nurseries|florists?|orchards?|vineyards?)\b/i],
  ['tourism-and-stays', /\b(?:guest ?houses?|hotels?|hostels?|inns?|b&bs?|bed and breakfasts?|holiday (?:lets?|cottages?|parks?)|cabins?|glamping|camp ?sites?|self-catering|travel|tours?|tourism|visitor attractions?)\b/i],
  ['arts-and-venues', /\b(?:arts?|museums?|galler(?:y|ies)|theatres?|cinemas?|historic houses?|music venues?|piano\w*|musical instruments?|luthiers?|orchestras?|choirs?)\b/i],
  ['events', /\b(?:events?|weddings?|party|parties|celebrants?)\b/i],
  ['education', /\b(?:schools?|tuition|tutors?|tutoring|college|colleges|universit(?:y|ies)|academ(?:y|ies)|training|education|lessons?)\b/i],
  ['beauty', /\b(?:beauty|salons?|hair|hairdress\w+|barbers?|nails?|spas?|cosmetics?|tattoo\w*)\b/i],
  ['legal', /\b(?:law|legal|solicitors?|lawyers?|barristers?|conveyanc\w+|notar(?:y|ies))\b/i],
  ['accounting-and-finance', /\b(?:accountan\w+|accounts|book-?keep\w+|finance|financial|mortgages?|insurance|payroll|pensions?)\b/i],
  ['property', /\b(?:property|estate agen\w+|letting\w*|lettings|surveyors?|architect\w*|interior design\w*|coworking|housing)\b/i],
  ['automotive', /\b(?:cars?|garages?|vehicles?|mot|tyres?|motor\w*|automotive|vans?)\b/i],
  ['software', /\b(?:software|apps?|saas|it (?:support|services)|hosting)\b/i],
  ['faith-and-community', /\b(?:church(?:es)?|parish|mosques?|synagogues?|temples?|faith|community cent(?:re|er)s?|village halls?)\b/i],
  ['public-and-membership', /\b(?:councils?|librar(?:y|ies)|local authorit(?:y|ies)|associations?|unions?|societ(?:y|ies)|membership|public)\b/i],
  ['manufacturing', /\b(?:manufactur\w+|factory|factories|foundr(?:y|ies)|engineering|works)\b/i],
  ['retail', /\b(?:shops?|stores?|retail\w*|boutiques?|bookshops?|online store|e-?commerce)\b/i],
] // prettier-ignore
