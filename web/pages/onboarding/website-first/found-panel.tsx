import { cutTo } from '#contract/values/texts.ts'
import { countryName } from '#contract/values/places.ts'
import type { WebsiteFound } from '#contract/website.ts'
import { otherLanguageNote, readingTime } from '#web/components/website-analysis/reading-text.ts'
import { Button, TextButton } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Draft } from '../draft.ts'
import {
  acceptAll,
  inWords,
  type Offered,
  offeredNames,
  offersOf,
  fieldsFrom,
  fieldStateOf,
  clearedFields,
} from './accepting.ts'
import { FoundValue } from './found-value.tsx'

interface FoundPanelProps {
  /** Null while there is nothing to offer. */
  found: WebsiteFound | null
  draft: Draft
  saved: boolean
  onAccept: (part: Partial<Draft>) => void
  onTakeBack: (part: Partial<Draft>) => void
}

/** What was found on the website, to accept one by one or all at once. */
export function FoundPanel({ found, ...rest }: FoundPanelProps) {
  const [said, setSaid] = useState({ of: '', says: '' })
  const host = found ? hostOf(found.url) : ''
  const says = said.of === host ? said.says : ''
  return (
    <>
      {/* Rendered from the start, so that screen readers announce what is found later. */}
      <output className="sr-only">
        {says ||
          (found &&
            `Found on ${host}: ${many(found)}. ${readingTime(found)} ${otherLanguageNote(found.language)}`.trim())}
      </output>
      {found && (
        <Panel key={host} {...rest} {...{ found, host, says }} say={(says) => setSaid({ of: host, says })} />
      )}
    </>
  )
}

interface PanelProps extends Omit<FoundPanelProps, 'found'>, Shared {
  host: string
  /** What was last done here. */
  says: string
}

function Panel({ found, host, says, draft, saved, onAccept, onTakeBack, say }: PanelProps) {
  const offers = offersOf(found)
  const isLeft = offers.some((name) => fieldStateOf(draft, found, name) !== 'used')
  // Stays closed for people who are typing, so that their field doesn't move.
  const [open, setOpen] = useState(() => isLeft && !isTyping())
  return (
    <div className="grid gap-3 rounded-panel bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4">
        <div className="min-w-0">
          <h2 className="font-display text-d3 font-semibold wrap-anywhere">Found on {host}</h2>
          <p className="text-small text-ink-2">{readingTime(found)}</p>
          {found.language && <p>{otherLanguageNote(found.language)}</p>}
        </div>
        <UseAll {...{ found, draft, onAccept, say }} onDone={() => setOpen(false)} />
      </div>
      {says && (
        <p aria-hidden="true" className="font-medium">
          {says}
        </p>
      )}
      <Disclosure summary={`What we found (${offers.length})`} open={open} onToggle={setOpen}>
        <ul className="divide-y divide-rule">
          {offers.map((name) => (
            <Offer key={name} {...{ name, found, draft, saved, onAccept, onTakeBack, say }} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

const many = (found: WebsiteFound) => {
  const { length } = offersOf(found)
  return length === 1 ? '1 thing' : `${length} things`
}

const isTyping = () =>
  document.activeElement instanceof HTMLTextAreaElement ||
  (document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'url')

interface Shared {
  found: WebsiteFound
  draft: Draft
  onAccept: (part: Partial<Draft>) => void
  say: (text: string) => void
}

function UseAll({ found, draft, onAccept, say, onDone }: Shared & { onDone: () => void }) {
  const { part, filled, kept } = acceptAll(draft, found)
  const use = () => {
    onAccept(part)
    const yours = kept.length === 0 ? '' : ` We didn’t change: ${inWords(kept)}.`
    say(`${inWords(filled)} filled in.${yours}`)
    if (kept.length === 0) onDone()
  }
  const rest = filled.length > 0
  return (
    <Button tone="pencil" aria-disabled={!rest || undefined} onClick={rest ? use : undefined}>
      {rest ? 'Use all' : kept.length > 0 ? 'Others in use' : 'All in use'}
    </Button>
  )
}

interface OfferProps extends Shared {
  name: Offered
  saved: boolean
  onTakeBack: (part: Partial<Draft>) => void
}

function Offer({ name, found, draft, saved, onAccept, onTakeBack, say }: OfferProps) {
  const standing = fieldStateOf(draft, found, name)
  const label = offeredNames[name]
  const use = () => {
    onAccept(fieldsFrom(found, name))
    say(`${label} filled in.`)
  }
  const isUsed = standing === 'used'
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <p className="text-small text-ink-2">
          {label}
          {name === 'targetAudience' && ', for the next step'}
        </p>
        <FoundValue name={name} found={found} short={isUsed} />
        <p className="text-small text-ink-2 wrap-anywhere">
          From {found[name]?.source}.{standing === 'typed' && ` You have: ${yours(draft, name)}.`}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <Button aria-disabled={isUsed || undefined} onClick={isUsed ? undefined : use}>
          {isUsed && <Check aria-hidden="true" className="size-4" />}
          <span>
            {isUsed ? 'In use' : standing === 'typed' ? 'Use this instead' : 'Use this'}
            <span className="sr-only">: {label}</span>
          </span>
        </Button>
        {isUsed && !saved && (name === 'colours' || name === 'logoUrl') && (
          <TextButton
            onClick={() => {
              onTakeBack(clearedFields(name))
              say(`${label} not used.`)
            }}
          >
            Don’t use<span className="sr-only">: {label}</span>
          </TextButton>
        )}
      </div>
    </li>
  )
}

/** The form's current value, shortened. */
function yours(draft: Draft, name: Offered): string {
  if (name === 'colours')
    return [draft.primaryColor, draft.secondaryColor, draft.tertiaryColor].filter(Boolean).join(', ')
  if (name === 'country') return countryName(draft.country)
  return draft[name].length > 60 ? `${cutTo(draft[name], 60)}…` : draft[name]
}

/** "mill.co.uk" for an address with or without its scheme. */
function hostOf(address: string): string {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)
  return url ? url.host.replace(/^www\./, '') : address
}
