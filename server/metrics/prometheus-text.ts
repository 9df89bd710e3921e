// Writes the Prometheus text format, version 0.0.4.

export type Labels = Record<string, string>

export interface Sample {
  labels: Labels
  value: number
  /** The suffix of the sample's name, such as `_bucket` in a histogram. */
  suffix?: string
}

/** A metric with all its samples. */
export interface Family {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}

export const TEXT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** A metric with one value and no labels. */
export const single = (name: string, type: 'counter' | 'gauge', help: string, value: number): Family => ({
  name,
  type,
  help,
  samples: [{ labels: {}, value }],
})

export const prometheusText = (families: readonly Family[]): string =>
  families
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${inBraces(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('')

function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
