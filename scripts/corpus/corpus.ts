// Reads a corpus of real material as the product would and prints what was found.
// node scripts/corpus/corpus.ts [sites|documents|feeds] [--read]
// --read prints everything found on each website, for a person to read.
import { printDocuments } from './corpus-documents.ts'
import { printFeeds } from './corpus-feeds.ts'
import { printSites } from './corpus-sites.ts'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const parts = {
  sites: () => printSites(process.argv.includes('--read')),
  documents: () => printDocuments(),
  feeds: () => printFeeds(),
}

for (const [name, print] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await print()
}
