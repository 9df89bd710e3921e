/** What the checker finds wrong, each with its file and line. */
export const Faults = ({ faults }: { faults: readonly string[] }) => (
  <ul className="grid gap-1 text-stamp">
    {faults.map((fault) => (
      <li key={fault} className="wrap-anywhere">
        {fault}
      </li>
    ))}
  </ul>
)
