// What the table of public holidays has wrong or lacks, each with its reason and who says so. Data, applied by holidays.ts; where a later
// table is right of itself, the test that shows it wrong fails and the entry goes.
import type { Rule } from '../rules.ts'

export type Mend = { why: string; source: string } & (
  | { drop: string; years?: readonly number[] }
  | { rename: string; to: string }
  | { add: string; when: Rule; lasts?: number; regions?: readonly string[]; isSubstitute?: true }
  | { limit: string; regions: readonly string[] }
  /**
   * Which other day is free where a holiday (or only the one named) falls on a day of rest: the next that is not a holiday, after a
   * Sunday or after either day of a weekend; or the weekday beside it, Friday for Saturday and Monday for Sunday.
   */
  | { substitutes: 'after-sunday' | 'after-weekend' | 'beside-weekend'; of?: string }
)

const moon2033 = {
  why: 'The library puts the leap month of 2033 after the seventh month; it follows the eleventh, so autumn comes a month earlier.',
  source: 'Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table of 2033',
}
const deepavali = {
  why: 'The library lists Deepavali of 2028 in November, a month late, and none after 2030; it is the dark fourteenth of Ashvin.',
  source: 'Ministry of Manpower (Singapore), Public holidays; Hindu Endowments Board almanac',
}
const vesak = {
  why: 'The library knows Vesak only up to 2026; it is the fifteenth day of the fourth Chinese month.',
  source: 'Ministry of Manpower (Singapore), Public holidays; Singapore Buddhist Federation',
}
const seollal = {
  why: 'The library begins the three days with the new moon instead of with its eve.',
  source: 'Regulations on Holidays of Public Agencies (Republic of Korea), arts. 2 and 3',
}
/** By the clock of Seoul, an hour ahead of the Chinese one: in 2027 and 2028 the new moon comes there after midnight. */
const eveOfSeollal = {
  2025: '2025-01-28',
  2026: '2026-02-16',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-12',
  2030: '2030-02-02',
  2031: '2031-01-22',
  2032: '2032-02-10',
  2033: '2033-01-30',
  2034: '2034-02-18',
  2035: '2035-02-07',
  2036: '2036-01-27',
}
const labourCode = {
  why: 'A general holiday of the whole country under federal law, which the library knows only by provinces.',
  source: 'Canada Labour Code, R.S.C. 1985, c. L-2, s. 166; Holidays Act, R.S.C. 1985, c. H-5',
}
const gazetted = {
  why: 'A gazetted holiday of every central government office, which the library lacks.',
  source:
    'Department of Personnel and Training (India), Holidays to be observed in Central Government Offices',
}
const sighted = {
  ...gazetted,
  why: 'Gazetted, and lacking; the moon is seen in India a day after the calendar of Umm al-Qura.',
}
const emirates = {
  why: 'The list of public holidays was settled anew; the library keeps the one before.',
  source: 'Cabinet Resolution No. 27 of 2024 (United Arab Emirates) on public holidays',
}
const plain = {
  why: 'The name of the library is not the one that people use there.',
  source: 'The acts and government pages named in the tests',
}
const americanSpelling = { rename: 'Labour Day', to: 'Labor Day', ...plain }

export const mends: Readonly<Record<string, readonly Mend[]>> = {
  'GB-SCT': [
    { rename: 'January 2nd', to: '2nd January', ...plain },
    {
      add: 'World Cup bank holiday',
      when: { days: { 2026: '2026-06-15' } },
      why: 'Proclaimed for this one year after the library was published.',
      source: 'Royal Proclamation under the Banking and Financial Dealings Act 1971, February 2026',
    },
  ],
  'GB-NIR': [{ rename: "Battle of the Boyne (Orangemen's Day)", to: 'Battle of the Boyne', ...plain }],
  IE: [
    { rename: 'First Monday in May', to: 'May bank holiday', ...plain },
    { rename: 'First Monday in June', to: 'June bank holiday', ...plain },
    { rename: 'First Monday in August', to: 'August bank holiday', ...plain },
    { rename: 'Last Monday in October', to: 'October bank holiday', ...plain },
  ],
  US: [
    americanSpelling,
    {
      substitutes: 'beside-weekend',
      of: 'Veterans Day',
      why: 'The library moves every other fixed holiday off the weekend, and forgets this one.',
      source: '5 U.S.C. § 6103(b); U.S. Office of Personnel Management, Federal Holidays',
    },
  ],
  ...Object.fromEntries(['AS', 'GU', 'PR', 'VI'].map((territory) => [territory, [americanSpelling]])),
  CA: [
    { add: 'Victoria Day', when: { weekday: 'Mon', side: 'before', of: '05-25' }, ...labourCode },
    { add: 'National Day for Truth and Reconciliation', when: { on: '09-30' }, ...labourCode },
    { add: 'Thanksgiving', when: { nth: 2, weekday: 'Mon', month: 10 }, ...labourCode },
    { add: 'Remembrance Day', when: { on: '11-11' }, ...labourCode },
    { add: 'Boxing Day', when: { on: '12-26' }, ...labourCode },
    {
      substitutes: 'after-sunday',
      of: 'Canada Day',
      ...labourCode,
      why: 'On a Sunday it is kept on 2 July.',
    },
  ],
  AU: [
    {
      drop: 'Australia Day',
      why: 'The library moves the day itself to the Monday without saying that this is a substitute.',
      source: 'Fair Work Act 2009, s. 115; Public Holidays Act 2010 (NSW)',
    },
    {
      add: 'Australia Day',
      when: { on: '01-26' },
      why: 'Put back on its own day.',
      source: 'Fair Work Act 2009, s. 115',
    },
    {
      substitutes: 'after-weekend',
      of: 'Australia Day',
      why: 'The Monday after a weekend is the day off.',
      source: 'Public Holidays Act 2010 (NSW), and the acts of the other states',
    },
    {
      add: "King's Birthday",
      when: { nth: 2, weekday: 'Mon', month: 6 },
      regions: ['ACT', 'NSW', 'NT', 'SA', 'TAS', 'VIC'],
      why: 'The library knows it only by states; all but Queensland and Western Australia share this day.',
      source: 'Fair Work Act 2009, s. 115',
    },
    {
      limit: 'Easter Saturday',
      regions: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC'],
      why: 'Not a public holiday in Tasmania and Western Australia.',
      source: 'Fair Work Ombudsman, List of public holidays',
    },
    {
      limit: 'Easter Sunday',
      regions: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'VIC', 'WA'],
      why: 'Not a public holiday in Tasmania.',
      source: 'Fair Work Ombudsman, List of public holidays',
    },
  ],
  IN: [
    { add: 'Maha Shivaratri', when: { feast: 'maha-shivaratri' }, ...gazetted },
    { add: 'Holi', when: { feast: 'holi' }, ...gazetted },
    { add: 'Ram Navami', when: { feast: 'ram-navami' }, ...gazetted },
    { add: 'Mahavir Jayanti', when: { feast: 'mahavir-jayanti' }, ...gazetted },
    { add: 'Buddha Purnima', when: { feast: 'buddha-purnima' }, ...gazetted },
    { add: 'Janmashtami', when: { feast: 'janmashtami' }, ...gazetted },
    { add: 'Dussehra', when: { feast: 'dussehra' }, ...gazetted },
    { add: 'Diwali', when: { feast: 'diwali' }, ...gazetted },
    { add: "Guru Nanak's Birthday", when: { feast: 'guru-nanak' }, ...gazetted },
    { add: 'Eid al-Fitr', when: { feast: 'eid-al-fitr', plus: 1 }, ...sighted },
    { add: 'Eid al-Adha', when: { feast: 'eid-al-adha', plus: 1 }, ...sighted },
    { add: 'Muharram', when: { feast: 'ashura', plus: 1 }, ...sighted },
    { add: "Prophet Muhammad's Birthday", when: { feast: 'mawlid', plus: 1 }, ...sighted },
  ],
  SG: [
    { drop: 'Deepavali', ...deepavali },
    { add: 'Deepavali', when: { feast: 'deepavali' }, ...deepavali },
    { drop: 'Vesak Day', ...vesak },
    { add: 'Vesak Day', when: { feast: 'vesak' }, ...vesak },
    {
      substitutes: 'after-sunday',
      why: 'The library has no Monday after a feast by the moon on a Sunday.',
      source: 'Holidays Act 1998 (Singapore)',
    },
  ],
  MY: [
    { drop: 'Deepavali', ...deepavali },
    { add: 'Deepavali', when: { feast: 'deepavali' }, ...deepavali },
    { drop: 'Vesak Day', ...vesak },
    { add: 'Vesak Day', when: { feast: 'vesak' }, ...vesak },
    {
      drop: 'Day of Nuzul Al-Quran',
      why: 'A holiday of single states, not of the federation.',
      source: 'Prime Minister’s Department (Malaysia), Jadual hari kelepasan am persekutuan',
    },
    { rename: 'End of Ramadan (Eid al-Fitr)', to: 'Hari Raya Aidilfitri', ...plain },
    { rename: 'Feast of the Sacrifice (Eid al-Adha)', to: 'Hari Raya Haji', ...plain },
    {
      substitutes: 'after-sunday',
      why: 'The library puts the day for the first of two feast days onto the second, and lacks others.',
      source: 'Holidays Act 1951 (Malaysia)',
    },
  ],
  HK: [
    { drop: 'The day following the Chinese Mid-Autumn Festival', years: [2033], ...moon2033 },
    {
      add: 'The day following the Chinese Mid-Autumn Festival',
      when: { days: { 2033: '2033-09-09' } },
      ...moon2033,
    },
    { drop: 'The day following Chung Yeung Festival', years: [2033], ...moon2033 },
    { add: 'Chung Yeung Festival', when: { days: { 2033: '2033-10-01' } }, ...moon2033 },
    {
      add: 'The day following Chung Yeung Festival',
      when: { days: { 2033: '2033-10-03' } },
      isSubstitute: true,
      why: 'In 2033 it falls on National Day, a Saturday; the next day that is not a holiday is free.',
      source: 'General Holidays Ordinance (Hong Kong), Cap. 149',
    },
  ],
  CN: [
    { drop: 'Mid-Autumn Festival', years: [2033], ...moon2033 },
    { add: 'Mid-Autumn Festival', when: { days: { 2033: '2033-09-08' } }, ...moon2033 },
  ],
  TW: [
    { drop: 'Mid-Autumn Festival', years: [2033], ...moon2033 },
    { add: 'Mid-Autumn Festival', when: { days: { 2033: '2033-09-08' } }, ...moon2033 },
  ],
  KR: [
    { drop: 'Korean Thanksgiving', years: [2033], ...moon2033 },
    { add: 'Korean Thanksgiving', when: { days: { 2033: '2033-09-07' } }, lasts: 3, ...moon2033 },
    { rename: 'Korean Thanksgiving', to: 'Chuseok', ...plain },
    { drop: 'Korean New Year', ...seollal },
    { add: 'Seollal', when: { days: eveOfSeollal }, lasts: 3, ...seollal },
    { substitutes: 'after-sunday', of: 'Seollal', ...seollal },
  ],
  AE: [
    { drop: "Laylat al-Mi'raj", ...emirates },
    { drop: 'First day of Ramadan', ...emirates },
    { drop: 'National Day', ...emirates },
    { add: 'Eid Al Etihad (National Day)', when: { on: '12-02' }, lasts: 2, ...emirates },
    { add: 'Arafah Day', when: { feast: 'eid-al-adha', plus: -1 }, ...emirates },
    { rename: 'End of Ramadan (Eid al-Fitr)', to: 'Eid al-Fitr', ...plain },
    { rename: 'Feast of the Sacrifice (Eid al-Adha)', to: 'Eid al-Adha', ...plain },
  ],
  DE: [{ rename: 'National Holiday', to: 'Day of German Unity', ...plain }],
  ES: [
    {
      drop: 'Christmas Day (substitute day)',
      why: 'Whether a Sunday’s holiday moves to the Monday is for each autonomous community to say.',
      source: 'Real Decreto 2001/1983, art. 45',
    },
    { rename: 'Fiesta Nacional de España', to: 'National Day', ...plain },
    { rename: 'Día de la Constitución Española', to: 'Constitution Day', ...plain },
  ],
  IT: [
    { rename: 'Second Day of Christmas', to: "St Stephen's Day", ...plain },
    { rename: 'Liberation from Nazi-Fascism (1945)', to: 'Liberation Day', ...plain },
    { rename: 'National Day of Saint Francis of Assisi', to: 'St Francis of Assisi', ...plain },
  ],
  NL: [
    {
      add: 'Liberation Day',
      when: { on: '05-05' },
      why: 'A general holiday in law every year, though many employers give it only every fifth.',
      source: 'Algemene termijnenwet, art. 3',
    },
  ],
  BR: [
    {
      drop: 'Election Day',
      why: 'Sundays on which people vote; the second only where the first decided nothing.',
      source: 'Código Eleitoral, art. 380; Lei 9.504/1997, art. 1',
    },
  ],
  TN: [
    { rename: 'عيد الثورة و الشباب', to: 'Revolution and Youth Day', ...plain },
    { rename: 'عيد الإستقلال', to: 'Independence Day', ...plain },
    { rename: 'عيد الشهداء', to: "Martyrs' Day", ...plain },
    { rename: 'عيد الجمهورية', to: 'Republic Day', ...plain },
    { rename: 'عيد المرأة', to: "Women's Day", ...plain },
    { rename: 'عيد الجلاء', to: 'Evacuation Day', ...plain },
  ],
}
