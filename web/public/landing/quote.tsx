import type { SampleQuote } from './sample.ts'

/** A quote of the brand with the used part highlighted, and its source. */
export const Quote = ({ quote, className = '' }: { quote: SampleQuote; className?: string }) => (
  <p className={`text-ink-2 ${className}`}>
    “{quote.before}
    <span className="mk text-ink">{quote.marked}</span>
    {quote.after}” <span className="whitespace-nowrap">({quote.from})</span>
  </p>
)
