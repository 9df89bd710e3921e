// Reads `/metrics` as strictly as Prometheus does.
import type { Product } from '../product.ts'

export interface Figures {
  text: string
  response: Response
  /** The value of a metric with exactly these labels. */
  of(name: string, labels?: Record<string, string>): number | undefined
  /** Every series, as its line without the value. */
  series: string[]
  types: ReadonlyMap<string, string>
}

const LABEL = String.raw`[a-z_]+="(?:[^"\\\n]|\\["\\n])*"`
const LINE = new RegExp(String.raw`^([a-z_]+)(?:\{(${LABEL}(?:,${LABEL})*)\})? (\S+)$`)

/** Requests the metrics from this machine, without a proxy unless headers say otherwise. */
export async function figuresOf(product: Product, headers: Record<string, string> = {}): Promise<Figures> {
  const response = await fetch(`${product.url}/metrics`, { headers })
  const text = await response.text()
  return { text, response, ...parsed(text) }
}

/** @throws if a line is malformed, repeated, or belongs to no declared metric */
function parsed(text: string): Pick<Figures, 'of' | 'series' | 'types'> {
  const types = new Map<string, string>()
  const values = new Map<string, number>()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, announced, type] = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/.exec(line) ?? []
    if (announced && type) {
      if (types.has(announced)) throw new Error(`Announced twice: ${announced}`)
      types.set(announced, type)
      continue
    }
    if (/^# HELP [a-z_]+ \S/.test(line)) continue
    const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? []
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '')
    const isKnown = types.has(family) && (family === name || types.get(family) === 'histogram')
    if (!isKnown || !Number.isFinite(Number(value))) throw new Error(`Not a figure: ${line}`)
    const series = `${name}{${labels}}`
    if (values.has(series)) throw new Error(`Twice: ${series}`)
    values.set(series, Number(value))
  }
  return {
    types,
    series: [...values.keys()],
    of: (name, labels = {}) =>
      values.get(
        `${name}{${Object.entries(labels)
          .map(([label, value]) => `${label}="${value}"`)
          .join(',')}}`,
      ),
  }
}
