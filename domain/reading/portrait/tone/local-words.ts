// Dialect words that show where a text comes from.

const places: readonly string[] = [
  // Scots
  'wee aye bairn bairns bonnie blether blethers cannae dinnae didnae wouldnae lass lassie lassies laddie folk outwith dreich braw tattie tatties neep neeps hoose kirk ken glen loch burn tablet clootie hogmanay ceilidh bannock stovies stramash scunnered gloaming',
  // Irish, with Irish-language words used in English text
  'craic delph spuds yoke yokes céilí ceilidh slán sláinte fáilte garda gardaí gaeltacht bob townland boreen loughs mammy lads giving-out nollaig scéalta taoiseach',
  // Northern English and Midlands
  'owt nowt lad lass ginnel snicket mardy reet ey-up nesh bap barm cob dale beck fell tarn eh duck',
  // Welsh
  'cwtch cwtched hiraeth croeso bach tidy iechyd eisteddfod',
  // American
  "y'all folks howdy gotten potluck cookout tailgate mom neighborly sidewalk fall",
  // Australian and New Zealand
  "arvo g'day mate mates brekkie barbie kia aroha whānau kai reckon bloke tucker smoko servo",
]

/** Words that also have a common meaning elsewhere, so they don't show a region. */
const common = new Set(
  'burn ken tablet glen loch bob yoke yokes lads cob duck fall tidy bap fell mom dale beck eh mate mates folks bach lough kirk lad kai'.split(
    ' ',
  ),
)

/**
 * The dialect words of the region with the most matches, most frequent first. Words with a common meaning
 * don't count.
 */
export function localWordsIn(text: string): string[] {
  const counts = new Map<string, number>()
  for (const [word] of text
    .toLowerCase()
    .replaceAll('’', "'")
    .matchAll(/(?<![\p{L}'-])[\p{L}][\p{L}'-]*(?![\p{L}'-])/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const heard = places
    .map((words) => words.split(' ').filter((word) => counts.has(word) && !common.has(word)))
    .toSorted((one, other) => other.length - one.length)
  return (heard[0] ?? []).toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
}
