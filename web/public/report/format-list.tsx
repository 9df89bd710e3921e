import type { FormatFields } from '#contract/ideas.ts'

/** Fields of one format only, such as a video's shots: names on the left, a single line as text, several as a list. */
export function FormatList({ fields }: { fields: FormatFields }) {
  const filled = fields.filter((field) => field.lines.some((line) => line.trim()))
  if (filled.length === 0) return null
  return (
    <dl className="mt-6 max-w-[66ch] divide-y divide-rule border-y border-rule">
      {filled.map((field, at) => (
        <div
          key={at}
          className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)] print:break-inside-avoid"
        >
          <dt className="font-semibold">{field.label}</dt>
          <dd>{field.lines.length === 1 ? field.lines[0] : <Lines lines={field.lines} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ol className="grid list-decimal gap-1 pl-5 marker:text-ink-2">
    {lines.map((line, at) => (
      <li key={at}>{line}</li>
    ))}
  </ol>
)
