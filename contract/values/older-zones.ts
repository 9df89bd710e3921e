// Names of time zones that forms don't offer, each with the offered zone that has the same clock: older
// names, and places that share a zone. Based on the links in the time zone database.

const namesOf: Record<string, string> = {
  'Africa/Abidjan': `
    Africa/Accra Africa/Bamako Africa/Banjul Africa/Conakry Africa/Dakar Africa/Freetown Africa/Lome
    Africa/Nouakchott Africa/Ouagadougou Africa/Timbuktu Atlantic/St_Helena
  `,
  'Africa/Cairo': 'Egypt',
  'Africa/Johannesburg': 'Africa/Maseru Africa/Mbabane',
  'Africa/Lagos': `
    Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Libreville Africa/Luanda
    Africa/Malabo Africa/Niamey Africa/Porto-Novo
  `,
  'Africa/Maputo': `
    Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Kigali Africa/Lubumbashi
    Africa/Lusaka
  `,
  'Africa/Nairobi': `
    Africa/Addis_Ababa Africa/Asmara Africa/Asmera Africa/Dar_es_Salaam Africa/Djibouti
    Africa/Kampala Africa/Mogadishu Indian/Antananarivo Indian/Comoro Indian/Mayotte
  `,
  'Africa/Tripoli': 'Libya',
  'America/Anchorage': 'US/Alaska',
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'America/Chicago': 'CST6CDT US/Central',
  'America/Denver': 'America/Shiprock MST7MDT Navajo US/Mountain',
  'America/Halifax': 'Canada/Atlantic',
  'America/Havana': 'Cuba',
  'America/Los_Angeles': 'PST8PDT US/Pacific',
  'America/Mexico_City': 'Mexico/General',
  'America/New_York': 'EST5EDT US/Eastern',
  'America/Nuuk': 'America/Godthab',
  'America/Panama': 'America/Atikokan America/Cayman America/Coral_Harbour EST',
  'America/Puerto_Rico': `
    America/Anguilla America/Antigua America/Aruba America/Blanc-Sablon America/Curacao
    America/Dominica America/Grenada America/Guadeloupe America/Kralendijk America/Lower_Princes
    America/Marigot America/Montserrat America/Port_of_Spain America/St_Barthelemy America/St_Kitts
    America/St_Lucia America/St_Thomas America/St_Vincent America/Tortola America/Virgin
  `,
  'America/Santiago': 'Chile/Continental',
  'America/Sao_Paulo': 'Brazil/East',
  'America/St_Johns': 'Canada/Newfoundland',
  'America/Toronto': 'America/Montreal America/Nassau America/Nipigon America/Thunder_Bay Canada/Eastern',
  'America/Vancouver': 'Canada/Pacific',
  'Asia/Bangkok': 'Asia/Phnom_Penh Asia/Vientiane Indian/Christmas',
  'Asia/Dhaka': 'Asia/Dacca',
  'Asia/Dubai': 'Asia/Muscat Indian/Mahe Indian/Reunion',
  'Asia/Hong_Kong': 'Hongkong',
  'Asia/Jerusalem': 'Asia/Tel_Aviv Israel',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Riyadh': 'Antarctica/Syowa Asia/Aden Asia/Kuwait',
  'Asia/Seoul': 'ROK',
  'Asia/Shanghai': 'Asia/Chongqing Asia/Chungking Asia/Harbin PRC',
  'Asia/Singapore': 'Asia/Kuala_Lumpur Singapore',
  'Asia/Taipei': 'ROC',
  'Asia/Tehran': 'Iran',
  'Asia/Tokyo': 'Japan',
  'Asia/Ulaanbaatar': 'Asia/Choibalsan Asia/Ulan_Bator',
  'Asia/Yangon': 'Asia/Rangoon Indian/Cocos',
  'Atlantic/Reykjavik': 'Iceland',
  'Australia/Adelaide': 'Australia/South',
  'Australia/Brisbane': 'Australia/Queensland',
  'Australia/Perth': 'Australia/West',
  'Australia/Sydney': 'Australia/ACT Australia/Canberra Australia/NSW',
  'Europe/Amsterdam': 'CET Europe/Brussels Europe/Luxembourg MET',
  'Europe/Athens': 'EET',
  'Europe/Belgrade': 'Europe/Ljubljana Europe/Podgorica Europe/Sarajevo Europe/Skopje Europe/Zagreb',
  'Europe/Berlin': 'Arctic/Longyearbyen Atlantic/Jan_Mayen Europe/Copenhagen Europe/Oslo',
  'Europe/Dublin': 'Eire',
  'Europe/Helsinki': 'Europe/Mariehamn',
  'Europe/Istanbul': 'Asia/Istanbul Turkey',
  'Europe/Kyiv': 'Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye',
  'Europe/Lisbon': 'Portugal WET',
  'Europe/London': 'Europe/Belfast Europe/Guernsey Europe/Isle_of_Man Europe/Jersey GB GB-Eire',
  'Europe/Moscow': 'W-SU',
  'Europe/Paris': 'Europe/Monaco',
  'Europe/Rome': 'Europe/San_Marino Europe/Vatican',
  'Europe/Warsaw': 'Poland',
  'Europe/Zurich': 'Europe/Busingen Europe/Vaduz',
  'Pacific/Auckland': 'Antarctica/McMurdo Antarctica/South_Pole NZ',
  'Pacific/Honolulu': 'HST Pacific/Johnston US/Hawaii',
  'Pacific/Pago_Pago': 'Pacific/Midway Pacific/Samoa US/Samoa',
  UTC: `
    Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich Etc/UCT Etc/UTC Etc/Universal Etc/Zulu GMT
    GMT+0 GMT-0 GMT0 Greenwich UCT Universal Zulu
  `,
}

const todays = new Map(
  Object.entries(namesOf).flatMap(([zone, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, zone] as const),
  ),
)

/** The name offered today for this time zone; an unknown name is returned unchanged. */
export const todaysName = (zone: string): string => todays.get(zone) ?? zone
