/** The product's name with a pencil line under it. The name is a setting, so it is always passed in. */
export const Wordmark = ({ name, className = '' }: { name: string; className?: string }) => (
  <span
    className={`relative inline-block font-display text-[1.375rem] leading-tight font-bold tracking-[-.02em] ${className}`}
  >
    {name}
    <svg
      aria-hidden="true"
      viewBox="0 0 90 8"
      preserveAspectRatio="none"
      className="absolute -bottom-1 left-0 h-1.5 w-full overflow-visible"
    >
      <path
        className="stroke"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d="M2 5 C18 1 30 8 46 4 S74 2 88 5"
      />
    </svg>
  </span>
)
