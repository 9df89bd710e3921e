// Pencil strokes for decoration only: they say nothing that the words beside them don't.

interface StrokeProps {
  className?: string
  /** The stroke's width in pixels, however far the drawing is stretched. */
  width?: number
}

/** A line under words, stretched to their width. */
export const Underline = ({ className = '', width = 2.6 }: StrokeProps) => (
  <Stretched
    box="0 0 300 24"
    className={className}
    width={width}
    path="M3 17 C60 6 120 22 176 11 S262 6 297 15"
  />
)

/** A loop around a word, not quite closed. */
export const Loop = ({ className = '', width = 3 }: StrokeProps) => (
  <Stretched
    box="0 0 200 120"
    className={className}
    width={width}
    path="M172 5 C120 0 60 1 18 6 C2 10 2 34 3 62 C4 100 6 113 26 115 C80 119 140 118 178 114 C197 111 198 88 197 58 C196 22 194 12 172 8 C150 4 120 4 96 6"
  />
)

/** A tick the size of the text beside it. */
export const Tick = ({ className = '', width = 2 }: StrokeProps) => (
  <svg aria-hidden="true" viewBox="0 0 14 12" className={`h-3 w-3.5 shrink-0 overflow-visible ${className}`}>
    <path className="stroke" strokeWidth={width} d="M1 7c2 1 3 2.5 4 4C7 6 9.5 3 13 1" />
  </svg>
)

function Stretched({ box, className, width, path }: Required<StrokeProps> & { box: string; path: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      preserveAspectRatio="none"
      className={`draw pointer-events-none absolute overflow-visible ${className}`}
    >
      <path className="stroke" strokeWidth={width} vectorEffect="non-scaling-stroke" d={path} />
    </svg>
  )
}
