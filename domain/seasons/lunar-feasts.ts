// The dates of lunar and similar feasts are stored in a table. So they take no time to compute and don't
// change with a new version of a package. The test compares every date with two other calculations;
// docs/decisions/011-holidays.md explains where these differ.

/** The first year of the table. Years outside it have no lunar feasts. */
const first = 2025

/**
 * Each text has the dates (`MM-DD`) of the years from 2025 to 2036, two if the shorter lunar year brings a
 * feast back in December. Jewish and Islamic days start the evening before; the table has the first day of
 * daylight.
 */
const table = {
  // These feasts follow the Chinese calendar.
  'lunar-new-year': '01-29 02-17 02-06 01-26 02-13 02-03 01-23 02-11 01-31 02-19 02-08 01-28',
  'lantern-festival': '02-12 03-03 02-20 02-09 02-27 02-17 02-06 02-25 02-14 03-05 02-22 02-11',
  qingming: '04-04 04-05 04-05 04-04 04-04 04-05 04-05 04-04 04-04 04-05 04-05 04-04',
  'dragon-boat': '05-31 06-19 06-09 05-28 06-16 06-05 06-24 06-12 06-01 06-20 06-10 05-30',
  qixi: '08-29 08-19 08-08 08-26 08-16 08-05 08-24 08-12 08-01 08-20 08-10 08-28',
  'ghost-festival': '09-06 08-27 08-16 09-03 08-24 08-13 09-01 08-20 08-09 08-28 08-18 09-05',
  'mid-autumn': '10-06 09-25 09-15 10-03 09-22 09-12 10-01 09-19 09-08 09-27 09-16 10-04',
  'double-ninth': '10-29 10-18 10-08 10-26 10-16 10-05 10-24 10-12 10-01 10-20 10-09 10-27',
  vesak: '05-12 05-31 05-20 05-09 05-27 05-16 06-04 05-23 05-13 06-01 05-22 05-10',
  // These feasts follow the Umm al-Qura (Islamic) calendar.
  'islamic-new-year': '06-26 06-16 06-06 05-25 05-14 05-03 04-23 04-11 04-01 03-21 03-11 02-28',
  ashura: '07-05 06-25 06-15 06-03 05-23 05-12 05-02 04-20 04-10 03-30 03-20 03-08',
  mawlid: '09-04 08-25 08-14 08-03 07-24 07-13 07-02 06-20 06-09 05-30 05-20 05-08',
  ramadan: '03-01 02-18 02-08 01-28 01-16 01-05+12-26 12-15 12-04 11-23 11-12 11-01 10-20',
  'eid-al-fitr': '03-30 03-20 03-09 02-26 02-14 02-04 01-24 01-14 01-02+12-23 12-12 12-01 11-19',
  'eid-al-adha': '06-06 05-27 05-16 05-05 04-24 04-13 04-02 03-22 03-11 03-01 02-18 02-07',
  // These feasts follow the Hebrew calendar.
  'tu-bishvat': '02-13 02-02 01-23 02-12 01-31 01-19 02-08 01-28 01-15 02-04 01-25 02-13',
  purim: '03-14 03-03 03-23 03-12 03-01 03-19 03-09 02-26 03-15 03-05 03-25 03-13',
  passover: '04-13 04-02 04-22 04-11 03-31 04-18 04-08 03-27 04-14 04-04 04-24 04-12',
  shavuot: '06-02 05-22 06-11 05-31 05-20 06-07 05-28 05-16 06-03 05-24 06-13 06-01',
  'rosh-hashanah': '09-23 09-12 10-02 09-21 09-10 09-28 09-18 09-06 09-24 09-14 10-04 09-22',
  'yom-kippur': '10-02 09-21 10-11 09-30 09-19 10-07 09-27 09-15 10-03 09-23 10-13 10-01',
  sukkot: '10-07 09-26 10-16 10-05 09-24 10-12 10-02 09-20 10-08 09-28 10-18 10-06',
  'simchat-torah': '10-15 10-04 10-24 10-13 10-02 10-20 10-10 09-28 10-16 10-06 10-26 10-14',
  hanukkah: '12-15 12-05 12-25 12-13 12-02 12-21 12-10 11-28 12-17 12-07 12-26 12-14',
  // These feasts follow the Indian almanac for Delhi; Deepavali is that of Singapore and Malaysia.
  pongal: '01-14 01-15 01-15 01-15 01-14 01-15 01-15 01-15 01-14 01-15 01-15 01-15',
  'maha-shivaratri': '02-26 02-15 03-06 02-23 02-11 03-02 02-20 03-10 02-27 02-17 03-08 02-25',
  holi: '03-14 03-04 03-22 03-11 03-01 03-20 03-09 03-27 03-16 03-05 03-24 03-12',
  'ram-navami': '04-06 03-26 04-15 04-03 04-22 04-12 04-01 04-18 04-07 03-28 04-16 04-05',
  'mahavir-jayanti': '04-10 03-31 04-19 04-07 04-26 04-16 04-05 04-23 04-12 04-01 04-20 04-08',
  'buddha-purnima': '05-12 05-01 05-20 05-08 05-27 05-17 05-07 05-25 05-14 05-03 05-22 05-10',
  'raksha-bandhan': '08-09 08-28 08-17 08-05 08-23 08-13 08-02 08-20 08-10 08-29 08-18 08-06',
  janmashtami: '08-16 09-04 08-25 08-13 09-01 08-21 08-10 08-28 08-17 09-05 08-26 08-15',
  'ganesh-chaturthi': '08-27 09-14 09-04 08-23 09-11 09-01 09-20 09-08 08-28 09-16 09-05 08-24',
  onam: '09-05 08-26 09-12 09-01 08-22 09-09 08-30 09-16 09-07 08-28 09-14 09-03',
  navratri: '09-22 10-11 09-30 09-19 10-08 09-28 10-17 10-05 09-24 10-13 10-02 09-20',
  dussehra: '10-02 10-20 10-09 09-27 10-16 10-06 10-25 10-14 10-03 10-22 10-11 09-29',
  diwali: '10-20 11-08 10-29 10-17 11-05 10-26 11-14 11-02 10-22 11-10 10-30 10-18',
  deepavali: '10-20 11-08 10-28 10-17 11-05 10-26 11-14 11-02 10-22 11-09 10-30 10-18',
  'guru-nanak': '11-05 11-24 11-14 11-02 11-21 11-10 11-28 11-17 11-06 11-25 11-15 11-03',
  // These days follow the sun or are set by law.
  nowruz: '03-21 03-21 03-21 03-20 03-20 03-21 03-21 03-20 03-20 03-21 03-21 03-20',
  songkran: '04-13 04-13 04-13 04-13 04-13 04-13 04-13 04-13 04-13 04-13 04-13 04-13',
  matariki: '06-20 07-10 06-25 07-14 07-06 06-21 07-11 07-02 06-24 07-07 06-29 07-18',
} as const

export type Feast = keyof typeof table

/**
 * The feasts whose date depends on where the new moon is seen, or on which almanac is used. Their dates may
 * move by a day.
 */
const sighted: ReadonlySet<Feast> = new Set([
  'islamic-new-year',
  'ashura',
  'mawlid',
  'ramadan',
  'eid-al-fitr',
  'eid-al-adha',
  'vesak',
  'deepavali',
])

/**
 * The years in which almanacs disagree by a day, because the lunar day (tithi) covers the hour of the rite on
 * no day, or only at an inauspicious time.
 */
const disputed: Partial<Record<Feast, readonly number[]>> = {
  diwali: [2036],
  'raksha-bandhan': [2029, 2031, 2032, 2035, 2036],
  'ram-navami': [2029, 2032],
  'ganesh-chaturthi': [2033, 2036],
  'maha-shivaratri': [2031],
  janmashtami: [2025, 2026, 2034],
}

/** Gives the dates of a feast in a year, usually one, and whether they may still move by a day. */
export function lunarFeastDays(
  feast: Feast,
  year: number,
): { days: string[]; certainty: 'exact' | 'expected' } {
  const entry = table[feast].split(' ')[year - first]
  const days = entry === undefined ? [] : entry.split('+').map((monthDay) => `${year}-${monthDay}`)
  const isOpen = sighted.has(feast) || disputed[feast]?.includes(year)
  return { days, certainty: isOpen ? 'expected' : 'exact' }
}
