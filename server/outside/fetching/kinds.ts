// The rules for each kind of file we fetch: its Accept header, its content types, its size limit and its
// error messages.

export type Kind = 'page' | 'stylesheet' | 'text' | 'feed'

interface Asked {
  accept: string
  types: RegExp
  mostBytes: number
  missing: string
  otherType: string
  tooLarge: (host: string) => string
  refused: (host: string) => string
}

const page: Asked = {
  accept: 'text/html,application/xhtml+xml',
  types: /^(text\/html|application\/xhtml\+xml)\b/i,
  mostBytes: 2_000_000,
  missing: 'Page not found. Check the address, or enter the address of the home page.',
  otherType: 'This address is a file, not a web page. Enter the address of the home page.',
  tooLarge: (host) => `The page at ${host} is larger than 2 MB. Enter the address of a smaller page.`,
  refused: (host) =>
    `${host} blocks automated readers. Ask the website’s owner to allow us, or upload a document that describes the company.`,
}

// Feeds are served with all kinds of content types, even as web pages, so any is accepted and parsing
// decides.
const feed: Asked = {
  accept: 'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5',
  types: /^(?!image\/|audio\/|video\/|font\/|application\/(pdf|zip)\b)/i,
  mostBytes: 4_000_000,
  missing: 'Feed not found. Check the address, or use another feed.',
  otherType: 'This address is a file, not a feed. Enter the address of an RSS, Atom or JSON feed.',
  tooLarge: (host) => `The feed at ${host} is larger than 4 MB. Use a feed with fewer stories.`,
  refused: (host) =>
    `${host} blocks automated readers. Ask the feed’s owner to allow us, or use another feed.`,
}

export const kinds: Record<Kind, Asked> = {
  page,
  stylesheet: { ...page, accept: 'text/css', types: /^text\/css\b/i },
  text: {
    ...page,
    accept: 'text/plain,application/xml,text/xml',
    types: /^(text\/plain|text\/xml|application\/xml|application\/[a-z]+\+xml)\b/i,
  },
  feed,
}
