// The public holidays of the twenty countries outside Europe, from their acts.
import { nextFree, stepsBy, type Act } from './act.ts'

export const actsElsewhere: Readonly<Record<string, Act>> = {
  US: {
    source: '5 U.S.C. § 6103; Executive Order 11582',
    kept: `
      01-01       New Year's Day
      3 Mon 01    Martin Luther King Jr. Day
      3 Mon 02    Washington's Birthday
      last Mon 05  Memorial Day
      06-19       Juneteenth
      07-04       Independence Day
      1 Mon 09    Labor Day
      2 Mon 10    Columbus Day
      11-11       Veterans Day
      4 Thu 11    Thanksgiving Day
      12-25       Christmas Day`,
    substitutes: stepsBy((weekday) => (weekday === 'Sat' ? -1 : weekday === 'Sun' ? 1 : 0)),
  },
  CA: {
    source: 'Canada Labour Code, s. 166; Holidays Act',
    kept: `
      01-01       New Year's Day
      Easter -2   Good Friday
      Mon from 05-18  Victoria Day
      07-01       Canada Day
      1 Mon 09    Labour Day
      09-30       National Day for Truth and Reconciliation
      2 Mon 10    Thanksgiving
      11-11       Remembrance Day
      12-25       Christmas Day
      12-26       Boxing Day`,
    substitutes: nextFree(['Sun'], ['Canada Day']),
  },
  AU: {
    source: 'Fair Work Act 2009, s. 115; public holidays acts of the states',
    kept: `
      01-01       New Year's Day
      01-26       Australia Day
      Easter -2   Good Friday
      Easter -1   Easter Saturday
      Easter +0   Easter Sunday
      Easter +1   Easter Monday
      04-25       Anzac Day
      2 Mon 06    King's Birthday
      12-25       Christmas Day
      12-26       Boxing Day`,
    substitutes: nextFree(['Sat', 'Sun'], ["New Year's Day", 'Australia Day', 'Christmas Day', 'Boxing Day']),
  },
  NZ: {
    source: 'Holidays Act 2003, ss. 44 to 45A; Te Kāhui o Matariki Public Holiday Act 2022',
    kept: `
      01-01       New Year's Day
      01-02       Day after New Year's Day
      02-06       Waitangi Day
      Easter -2   Good Friday
      Easter +1   Easter Monday
      04-25       ANZAC Day
      1 Mon 06    King's Birthday
      Matariki    Matariki
      4 Mon 10    Labour Day
      12-25       Christmas Day
      12-26       Boxing Day`,
    // If both holidays fall on a weekend, Saturday's moves to Monday and Sunday's to Tuesday.
    substitutes: stepsBy((weekday, name) => {
      if (weekday === 'Sat') return 2
      return weekday === 'Sun' ? (/New Year|Christmas|Boxing/.test(name) ? 2 : 1) : 0
    }),
  },
  IN: {
    source:
      'Department of Personnel and Training, holidays in central government offices; 14 April by yearly notification',
    kept: `
      01-26       Republic Day
      Shivaratri  Maha Shivaratri
      Holi        Holi
      Rama        Ram Navami
      Mahavira    Mahavir Jayanti
      Easter -2   Good Friday
      04-14       Ambedkar Jayanti
      Buddha      Buddha Purnima
      08-15       Independence Day
      Krishna     Janmashtami
      10-02       Gandhi Jayanti
      Dussehra    Dussehra
      Diwali      Diwali
      Nanak       Guru Nanak's Birthday
      12-25       Christmas Day`,
    islamic: [
      { name: 'Eid al-Fitr', month: 10, day: 1, later: 1 },
      { name: 'Eid al-Adha', month: 12, day: 10, later: 1 },
      { name: 'Muharram', month: 1, day: 10, later: 1 },
      { name: "Prophet Muhammad's Birthday", month: 3, day: 12, later: 1 },
    ],
  },
  ZA: {
    source: 'Public Holidays Act 36 of 1994, s. 2 and Schedule 1',
    kept: `
      01-01       New Year's Day
      03-21       Human Rights Day
      Easter -2   Good Friday
      Easter +1   Family Day
      04-27       Freedom Day
      05-01       Workers' Day
      06-16       Youth Day
      08-09       National Women's Day
      09-24       Heritage Day
      12-16       Day of Reconciliation
      12-25       Christmas Day
      12-26       Day of Goodwill`,
    // A holiday on a Sunday is moved to Monday. After Christmas, that day is the Day of Goodwill, and no
    // other day replaces it.
    substitutes: stepsBy((weekday, name) => (weekday === 'Sun' && name !== 'Christmas Day' ? 1 : 0)),
  },
  SG: {
    source: 'Holidays Act 1998 and its Schedule; Ministry of Manpower, Public holidays',
    kept: `
      01-01         New Year's Day
      Chinese 1/1   Chinese New Year
      Chinese 1/2   Chinese New Year
      Easter -2     Good Friday
      05-01         Labour Day
      Chinese 4/15  Vesak Day
      08-09         National Day
      Deepavali     Deepavali
      12-25         Christmas Day`,
    substitutes: nextFree(['Sun']),
    islamic: [
      { name: 'Hari Raya Puasa', month: 10, day: 1 },
      { name: 'Hari Raya Haji', month: 12, day: 10 },
    ],
  },
  MY: {
    source: "Holidays Act 1951; federal holidays by the Prime Minister's Department",
    kept: `
      01-01         New Year's Day
      Chinese 1/1   Chinese New Year
      Chinese 1/2   Chinese New Year
      05-01         Labour Day
      Chinese 4/15  Vesak Day
      1 Mon 06      Yang di-Pertuan Agong's Birthday
      08-31         Independence Day
      09-16         Malaysia Day
      Deepavali     Deepavali
      12-25         Christmas Day`,
    // In 2030 the two spring holidays fill the days from Sunday to Tuesday.
    substitutes: nextFree(['Sun'], undefined, ['2030-02-05']),
    islamic: [
      { name: 'Hari Raya Aidilfitri', month: 10, day: 1, lasts: 2 },
      { name: 'Hari Raya Haji', month: 12, day: 10 },
      { name: 'Islamic New Year', month: 1, day: 1 },
      { name: 'Birthday of Muhammad (Mawlid)', month: 3, day: 12 },
    ],
  },
  AE: {
    source: 'Cabinet Resolution No. 27 of 2024 on public holidays',
    kept: `
      01-01  New Year's Day
      12-02  Eid Al Etihad (National Day)
      12-03  Eid Al Etihad (National Day)`,
    islamic: [
      { name: 'Eid al-Fitr', month: 10, day: 1, lasts: 3 },
      { name: 'Arafah Day', month: 12, day: 9 },
      { name: 'Eid al-Adha', month: 12, day: 10, lasts: 3 },
      { name: 'Islamic New Year', month: 1, day: 1 },
      { name: 'Birthday of Muhammad (Mawlid)', month: 3, day: 12 },
    ],
  },
  BR: {
    source: 'Lei 662/1949; Lei 6.802/1980; Lei 14.759/2023; Lei 9.093/1995 for Good Friday',
    kept: `
      01-01       New Year's Day
      Easter -2   Good Friday
      04-21       Tiradentes' Day
      05-01       Labour Day
      09-07       Independence Day
      10-12       Our Lady of Aparecida
      11-02       All Souls' Day
      11-15       Republic Day
      11-20       Black Awareness Day
      12-25       Christmas Day`,
  },
}

/** The names of these holidays change with the substitute, so only the dates are compared. */
export const hongKong: Act = {
  source: 'General Holidays Ordinance, Cap. 149, Schedule',
  kept: `
    01-01         The first day of January
    Chinese 1/1   Lunar New Year's Day
    Chinese 1/2   The second day of Lunar New Year
    Chinese 1/3   The third day of Lunar New Year
    Qingming      Ching Ming Festival
    Easter -2     Good Friday
    Easter -1     The day following Good Friday
    Easter +1     Easter Monday
    05-01         Labour Day
    Chinese 4/8   Birthday of the Buddha
    Chinese 5/5   Tuen Ng Festival
    07-01         Hong Kong Special Administrative Region Establishment Day
    Chinese 8/16  The day following the Chinese Mid-Autumn Festival
    10-01         National Day
    Chinese 9/9   Chung Yeung Festival
    12-25         Christmas Day
    12-26         The first weekday after Christmas Day`,
}
