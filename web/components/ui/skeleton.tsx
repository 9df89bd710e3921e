/** Grey bars shown while a list loads. */
export const Skeleton = ({ rows = 3, height = 'h-20' }: { rows?: number; height?: string }) => (
  <div className="grid gap-3">
    <output className="sr-only">Loading</output>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={`animate-pulse rounded-slip bg-ink/6 ${height}`} />
    ))}
  </div>
)
