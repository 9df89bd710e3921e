/** What the linter finds wrong. */
export const Faults = ({ faults }: { faults: readonly string[] }) => (
  <ul className="grid gap-1 text-stamp">
    {faults.map((fault) => (
      <li key={fault}>{fault}</li>
    ))}
  </ul>
)
