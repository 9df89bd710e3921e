// Corrects public holidays in Asian countries. Many of them follow the moon, which date-holidays gets wrong
// in some years.
import { type HolidayOverride, localName } from './holiday-override.ts'

const moon2033 = {
  why: 'date-holidays puts the leap month of 2033 after the seventh month. It follows the eleventh, so autumn feasts are a month earlier.',
  source: 'Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table of 2033',
}
const deepavali = {
  why: 'date-holidays lists Deepavali of 2028 in November, a month late, and none after 2030. It is on the dark fourteenth of Ashvin.',
  source: 'Ministry of Manpower (Singapore), Public holidays; Hindu Endowments Board almanac',
}
const vesak = {
  why: 'date-holidays only has Vesak up to 2026. It is on the fifteenth day of the fourth Chinese month.',
  source: 'Ministry of Manpower (Singapore), Public holidays; Singapore Buddhist Federation',
}
const seollal = {
  why: 'date-holidays begins the three days at the new moon instead of the day before.',
  source: 'Regulations on Holidays of Public Agencies (Republic of Korea), arts. 2 and 3',
}
/**
 * In 2027 and 2028 this new moon is after midnight in Korea but not in China, whose time is an hour behind,
 * so the date must be computed in Korean time.
 */
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
const gazetted = {
  why: 'A gazetted holiday of every central government office that date-holidays doesn’t have.',
  source:
    'Department of Personnel and Training (India), Holidays to be observed in Central Government Offices',
}
const sighted = {
  ...gazetted,
  why: 'A gazetted holiday that date-holidays doesn’t have. India sees the moon a day after the Umm al-Qura calendar.',
}
const emirates = {
  why: 'A new law changed the list of public holidays, and date-holidays has the earlier one.',
  source: 'Cabinet Resolution No. 27 of 2024 (United Arab Emirates) on public holidays',
}

export const asianOverrides: Readonly<Record<string, readonly HolidayOverride[]>> = {
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
      why: 'date-holidays has no substitute Monday after a lunar feast on a Sunday.',
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
      why: 'A holiday of some states, not of the whole country.',
      source: 'Prime Minister’s Department (Malaysia), Jadual hari kelepasan am persekutuan',
    },
    { rename: 'End of Ramadan (Eid al-Fitr)', to: 'Hari Raya Aidilfitri', ...localName },
    { rename: 'Feast of the Sacrifice (Eid al-Adha)', to: 'Hari Raya Haji', ...localName },
    {
      substitutes: 'after-sunday',
      why: 'date-holidays puts the substitute for the first of two feast days on the second, and others are missing.',
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
      why: 'In 2033 it is on National Day, a Saturday, so the next day that isn’t a holiday is off.',
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
    { rename: 'Korean Thanksgiving', to: 'Chuseok', ...localName },
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
    { rename: 'End of Ramadan (Eid al-Fitr)', to: 'Eid al-Fitr', ...localName },
    { rename: 'Feast of the Sacrifice (Eid al-Adha)', to: 'Eid al-Adha', ...localName },
  ],
}
