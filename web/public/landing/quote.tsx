import type { SampleQuote } from './sample.ts'

/** A sentence of the brand’s website, some of it highlighted, and its page. */
export const Quote = ({ quote, className = '' }: { quote: SampleQuote; className?: string }) => (
  <p className={`text-ink-2 ${className}`}>
    “{quote.before}
    <span className="mk text-ink">{quote.marked}</span>
    {quote.after}” <span className="inline-block">({quote.from})</span>
  </p>
)
