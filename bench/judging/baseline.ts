// What a generator without knowledge of the trade does: frequent words of the website put into templates. The engine is read
// beside it, so it is made as such tools are made, and not worse.
import type { Learnt } from './learn.ts'

export interface PlainIdea {
  format: string
  title: string
  summary: string
  description: string
}

/** Five ideas from the five most frequent phrases, each in another template. */
export function templateIdeas({ site, kept }: Learnt): PlainIdea[] {
  const phrases = keyphrases(
    site.pages.map(({ html }) => html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/gi, ' ')),
  )
  return templates.map(({ format, title, summary, description }, at) => {
    const fill = (text: string) =>
      text
        .replaceAll('{phrase}', phrases[at] ?? kept.industry.toLowerCase())
        .replaceAll('{Phrase}', capital(phrases[at] ?? kept.industry))
        .replaceAll('{brand}', kept.name)
        .replaceAll('{industry}', kept.industry.toLowerCase())
        .replaceAll('{audience}', kept.targetAudience)
    return { format, title: fill(title), summary: fill(summary), description: fill(description) }
  })
}

const templates: readonly PlainIdea[] = [
  {
    format: 'blog',
    title: '7 things you should know about {phrase} before you choose',
    summary: 'Help {audience} make a better decision about {phrase} with a practical list from {brand}.',
    description:
      'Write a list post with seven short sections. 1. Explain what {phrase} means. 2. List the common mistakes. 3. Share tips from your team. 4. Add a checklist. 5. Close with how {brand} can help. Call to action: contact us to learn more.',
  },
  {
    format: 'video',
    title: 'Behind the scenes: {phrase} at {brand}',
    summary:
      'Show people how {brand} approaches {phrase} and build trust with a short behind-the-scenes video.',
    description:
      'Film a 60 second video. 1. Introduce the team. 2. Show {phrase} step by step. 3. Ask a team member for their favourite part. 4. End with your logo. Call to action: follow us for more.',
  },
  {
    format: 'email',
    title: '{Phrase}: your questions answered by {brand}',
    summary: 'Answer the most common questions about {phrase} and remind your subscribers what {brand} does.',
    description:
      'Collect three questions about {phrase}. 1. Answer each in a paragraph. 2. Link to the page on your website. 3. Add a customer quote. Call to action: reply with your own question.',
  },
  {
    format: 'social',
    title: 'Myth or fact? What people get wrong about {phrase}',
    summary:
      'A carousel that busts three myths about {phrase} and positions {brand} as the expert in {industry}.',
    description:
      'Make a carousel of five slides. 1. Ask the question. 2. Three myths, one on each slide. 3. The fact for each. Call to action: save this post and share it with a friend.',
  },
  {
    format: 'blog',
    title: 'How {phrase} is changing this year, and what it means for you',
    summary: 'Share what is new in {industry} and how {brand} keeps up with {phrase}.',
    description:
      'Write a post of 800 words. 1. What has changed about {phrase}. 2. Why it matters to {audience}. 3. What {brand} is doing about it. 4. What to expect next. Call to action: get in touch today.',
  },
]

/** The most frequent pairs of words, then single words, by how often they stand and on how many pages. */
function keyphrases(pages: readonly string[]): string[] {
  const counts = new Map<string, { times: number; pages: Set<number> }>()
  pages.forEach((page, at) => {
    const words = page.toLowerCase().match(/[a-z][a-z'-]{2,}/g) ?? []
    words.forEach((word, index) => {
      const next = words[index + 1]
      if (stop.has(word)) return
      for (const phrase of next === undefined || stop.has(next) ? [word] : [word, `${word} ${next}`]) {
        const seen = counts.get(phrase) ?? { times: 0, pages: new Set() }
        counts.set(phrase, { times: seen.times + 1, pages: seen.pages.add(at) })
      }
    })
  })
  const score = (phrase: string, { times, pages: on }: { times: number; pages: Set<number> }) =>
    times * Math.log(1 + on.size) * (phrase.includes(' ') ? 2.5 : 1)
  const ranked = [...counts]
    .toSorted((one, other) => score(...other) - score(...one))
    .map(([phrase]) => phrase)
  const chosen: string[] = []
  for (const phrase of ranked) {
    const isNew = chosen.every((other) => phrase.split(' ').every((word) => !other.includes(word)))
    if (isNew) chosen.push(phrase)
    if (chosen.length === templates.length) break
  }
  return chosen
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const stop: ReadonlySet<string> = new Set(
  (
    'the and for you your our with from that this are was were have has had not but can will all any one two out its they them their who ' +
    'what when where how why which than then there here also just only more most very into over under after before about because been being ' +
    'does did doing would could should may might must each every other some such same own his her she him off per day days year years week ' +
    'home page contact menu read book click cookies privacy nbsp amp copy rsquo ndash mdash pound euro ldquo rdquo lsquo eacute middot first ' +
    'comes come goes gets get make made makes take takes taken says say said ask asks three four five six seven eight nine ten'
  ).split(' '),
)
