// Parses `library/news.md`, which has suggestions for news stories by theme.
import type { Fault, NewsLine } from '../form.ts'
import { newsForms } from '../form.ts'
import { readSource } from './source.ts'
import { alternativeOf } from './text.ts'

export function newsLinesOf(file: string, text: string, faults: Fault[]): NewsLine[] {
  const source = readSource(file, text, faults)
  return source.sections.flatMap(({ heading, lines }) => {
    const found: (NewsLine & { line: NewsLine['line'][number][] })[] = []
    for (const { text, at } of lines) {
      if (text === '') continue
      const [, id, named, said] = /^- ([\w-]+) \| (\w+): (.+)$/.exec(text) ?? []
      const [, other] = /^\/ (.+)$/.exec(text) ?? []
      const form = newsForms.find((one) => one === named)
      if (id !== undefined && said !== undefined && form !== undefined)
        found.push({ id, theme: heading, form, line: [alternativeOf({ text: said, at })] })
      else if (other !== undefined && found.length > 0)
        found.at(-1)?.line.push(alternativeOf({ text: other, at }))
      else source.fault(at, `"${text.slice(0, 40)}" is no line: write "- id | form: text"`)
    }
    return found
  })
}
