// The public holidays of the European countries among the twenty, from their acts.
import { nextFree, type Act } from './act.ts'

const weekend = ['Sat', 'Sun']
const bankAct =
  'Banking and Financial Dealings Act 1971, Schedule 1; royal proclamations; gov.uk/bank-holidays'
const inEngland = `
  01-01       New Year's Day
  Easter -2   Good Friday
  Easter +1   Easter Monday
  1 Mon 05    Early May bank holiday
  last Mon 05  Spring bank holiday
  last Mon 08  Summer bank holiday
  12-25       Christmas Day
  12-26       Boxing Day`

export const actsOfEurope: Readonly<Record<string, Act>> = {
  'GB-ENG': {
    source: bankAct,
    kept: inEngland,
    substitutes: nextFree(weekend, ["New Year's Day", 'Christmas Day', 'Boxing Day']),
  },
  'GB-NIR': {
    source: bankAct,
    kept: `${inEngland}
      03-17  St Patrick's Day
      07-12  Battle of the Boyne`,
    substitutes: nextFree(weekend, [
      "New Year's Day",
      "St Patrick's Day",
      'Battle of the Boyne',
      'Christmas Day',
      'Boxing Day',
    ]),
  },
  'GB-SCT': {
    source: `${bankAct}; St Andrew's Day Bank Holiday (Scotland) Act 2007`,
    kept: `
      01-01       New Year's Day
      01-02       2nd January
      Easter -2   Good Friday
      1 Mon 05    Early May bank holiday
      last Mon 05  Spring bank holiday
      2026-06-15  World Cup bank holiday
      1 Mon 08    Summer bank holiday
      11-30       St Andrew's Day
      12-25       Christmas Day
      12-26       Boxing Day`,
    substitutes: nextFree(weekend, [
      '2nd January',
      "New Year's Day",
      "St Andrew's Day",
      'Christmas Day',
      'Boxing Day',
    ]),
  },
  IE: {
    source: 'Organisation of Working Time Act 1997, Second Schedule, as amended in 2022',
    kept: `
      01-01       New Year's Day
      Brigid      St. Brigid's Day
      03-17       St. Patrick's Day
      Easter +1   Easter Monday
      1 Mon 05    May bank holiday
      1 Mon 06    June bank holiday
      1 Mon 08    August bank holiday
      last Mon 10  October bank holiday
      12-25       Christmas Day
      12-26       St. Stephen's Day`,
  },
  FR: {
    source: 'Code du travail, art. L3133-1',
    kept: `
      01-01       New Year's Day
      Easter +1   Easter Monday
      05-01       Labour Day
      05-08       Victory Day
      Easter +39  Ascension Day
      Easter +50  Whit Monday
      07-14       Bastille Day
      08-15       Assumption
      11-01       All Saints' Day
      11-11       Armistice Day
      12-25       Christmas Day`,
  },
  DE: {
    source: 'Feiertagsgesetze der Länder, what all have in common; Einigungsvertrag, Art. 2',
    kept: `
      01-01       New Year's Day
      Easter -2   Good Friday
      Easter +1   Easter Monday
      05-01       Labour Day
      Easter +39  Ascension Day
      Easter +50  Whit Monday
      10-03       Day of German Unity
      12-25       Christmas Day
      12-26       Second Day of Christmas`,
  },
  ES: {
    source: 'Real Decreto 2001/1983, art. 45',
    kept: `
      01-01       New Year's Day
      01-06       Epiphany
      Easter -2   Good Friday
      05-01       Labour Day
      08-15       Assumption
      10-12       National Day
      11-01       All Saints' Day
      12-06       Constitution Day
      12-08       Immaculate Conception
      12-25       Christmas Day`,
  },
  IT: {
    source: 'Legge 27 maggio 1949, n. 260; Legge 151/2025 for St Francis',
    kept: `
      01-01       New Year's Day
      01-06       Epiphany
      Easter +0   Easter Sunday
      Easter +1   Easter Monday
      04-25       Liberation Day
      05-01       Labour Day
      06-02       Republic Day
      08-15       Assumption
      10-04       St Francis of Assisi
      11-01       All Saints' Day
      12-08       Immaculate Conception
      12-25       Christmas Day
      12-26       St Stephen's Day`,
  },
  NL: {
    source: "Algemene termijnenwet, art. 3; the government's page on King's Day",
    kept: `
      01-01       New Year's Day
      Easter +0   Easter Sunday
      Easter +1   Easter Monday
      King        King's Day
      05-05       Liberation Day
      Easter +39  Ascension Day
      Easter +49  Pentecost
      Easter +50  Whit Monday
      12-25       Christmas Day
      12-26       Second Day of Christmas`,
  },
  SE: {
    source: 'Lag (1989:253) om allmänna helgdagar',
    kept: `
      01-01       New Year's Day
      01-06       Epiphany
      Easter -2   Good Friday
      Easter +0   Easter Sunday
      Easter +1   Easter Monday
      05-01       Labour Day
      Easter +39  Ascension Day
      Easter +49  Pentecost
      06-06       National Day
      Sat from 06-20  Midsummer Day
      Sat from 10-31  All Saints' Day
      12-25       Christmas Day
      12-26       Second Day of Christmas`,
  },
  PL: {
    source: 'Ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy, art. 1',
    kept: `
      01-01       New Year's Day
      01-06       Epiphany
      Easter +0   Easter Sunday
      Easter +1   Easter Monday
      05-01       Labour Day
      05-03       Constitution Day
      Easter +49  Pentecost
      Easter +60  Corpus Christi
      08-15       Assumption
      11-01       All Saints' Day
      11-11       Independence Day
      12-24       Christmas Eve
      12-25       Christmas Day
      12-26       Second Day of Christmas`,
  },
}
