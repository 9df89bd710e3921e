import type { SampleQuote } from './sample.ts'

/** Words of the brand with the part that an idea rests on run over in highlighter, and where they stand. */
export const Quote = ({ quote, className = '' }: { quote: SampleQuote; className?: string }) => (
  <p className={`text-ink-2 ${className}`}>
    “{quote.before}
    <span className="mk text-ink">{quote.marked}</span>
    {quote.after}” <span className="whitespace-nowrap">({quote.from})</span>
  </p>
)
