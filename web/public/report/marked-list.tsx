/** Lines with a decorative mark: a checkbox, or a square in the brand's colour. */
export const MarkedList = ({
  lines,
  mark,
  className,
}: {
  lines: readonly string[]
  mark: string
  className: string
}) => (
  <ul className={`grid gap-2 ${className}`}>
    {lines.map((line, at) => (
      <li key={at} className="flex gap-3 print:break-inside-avoid">
        <span aria-hidden="true" className={`shrink-0 ${mark}`} />
        <span className="min-w-0">{line}</span>
      </li>
    ))}
  </ul>
)
