// Corrects the table of public holidays, with a reason and a source for each change. Once a new version of
// date-holidays is right, the test that shows its error fails, and the correction can be deleted.
import { type HolidayOverride, localName } from './holiday-override.ts'
import { asianOverrides } from './overrides-asia.ts'

const labourCode = {
  why: 'A holiday of the whole country under federal law, which date-holidays only has in provinces.',
  source: 'Canada Labour Code, R.S.C. 1985, c. L-2, s. 166; Holidays Act, R.S.C. 1985, c. H-5',
}
const americanSpelling = { rename: 'Labour Day', to: 'Labor Day', ...localName }

export const overrides: Readonly<Record<string, readonly HolidayOverride[]>> = {
  'GB-SCT': [
    { rename: 'January 2nd', to: '2nd January', ...localName },
    {
      add: 'World Cup bank holiday',
      when: { days: { 2026: '2026-06-15' } },
      why: 'Proclaimed for this one year, after the release of date-holidays.',
      source: 'Royal Proclamation under the Banking and Financial Dealings Act 1971, February 2026',
    },
  ],
  'GB-NIR': [{ rename: "Battle of the Boyne (Orangemen's Day)", to: 'Battle of the Boyne', ...localName }],
  IE: [
    { rename: 'First Monday in May', to: 'May bank holiday', ...localName },
    { rename: 'First Monday in June', to: 'June bank holiday', ...localName },
    { rename: 'First Monday in August', to: 'August bank holiday', ...localName },
    { rename: 'Last Monday in October', to: 'October bank holiday', ...localName },
  ],
  US: [
    americanSpelling,
    {
      substitutes: 'beside-weekend',
      of: 'Veterans Day',
      why: 'date-holidays has a substitute day for every other fixed holiday on a weekend, but not for this one.',
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
      why: 'If 1 July is a Sunday, the holiday is on 2 July.',
    },
  ],
  AU: [
    {
      drop: 'Australia Day',
      why: 'date-holidays moves the day itself to the Monday, and doesn’t say that this is a substitute.',
      source: 'Fair Work Act 2009, s. 115; Public Holidays Act 2010 (NSW)',
    },
    {
      add: 'Australia Day',
      when: { on: '01-26' },
      why: 'Moves the holiday back to its own day.',
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
      why: 'date-holidays only has it in states. All but Queensland and Western Australia share this day.',
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
  ...asianOverrides,
  DE: [{ rename: 'National Holiday', to: 'Day of German Unity', ...localName }],
  ES: [
    {
      drop: 'Christmas Day (substitute day)',
      why: 'Each autonomous community decides whether a holiday on a Sunday moves to the Monday.',
      source: 'Real Decreto 2001/1983, art. 45',
    },
    { rename: 'Fiesta Nacional de España', to: 'National Day', ...localName },
    { rename: 'Día de la Constitución Española', to: 'Constitution Day', ...localName },
  ],
  IT: [
    { rename: 'Second Day of Christmas', to: "St Stephen's Day", ...localName },
    { rename: 'Liberation from Nazi-Fascism (1945)', to: 'Liberation Day', ...localName },
    { rename: 'National Day of Saint Francis of Assisi', to: 'St Francis of Assisi', ...localName },
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
      why: 'People vote on these Sundays, and on the second only if the first decided nothing.',
      source: 'Código Eleitoral, art. 380; Lei 9.504/1997, art. 1',
    },
  ],
  TN: [
    { rename: 'عيد الثورة و الشباب', to: 'Revolution and Youth Day', ...localName },
    { rename: 'عيد الإستقلال', to: 'Independence Day', ...localName },
    { rename: 'عيد الشهداء', to: "Martyrs' Day", ...localName },
    { rename: 'عيد الجمهورية', to: 'Republic Day', ...localName },
    { rename: 'عيد المرأة', to: "Women's Day", ...localName },
    { rename: 'عيد الجلاء', to: 'Evacuation Day', ...localName },
  ],
}
