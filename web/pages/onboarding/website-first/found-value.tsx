import { countryName } from '#contract/values/places.ts'
import type { WebsiteFound } from '#contract/website.ts'
import { useState } from 'react'
import type { Offered } from './accepting.ts'

interface FoundValueProps {
  name: Offered
  found: WebsiteFound
  /** The full value is in the form below, so a line or two are enough here. */
  short: boolean
}

/** A value as it will look: a country by its name, colours and a logo as pictures. */
export function FoundValue({ name, found, short }: FoundValueProps) {
  const [broken, setBroken] = useState(false)
  if (name === 'colours') {
    return (
      <ul className="flex flex-wrap gap-x-4 gap-y-1 py-0.5">
        {found.colours?.value.map((colour) => (
          <li key={colour} className="flex items-center gap-2 font-medium">
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-slip border border-edge"
              style={{ backgroundColor: colour }}
            />
            {colour}
          </li>
        ))}
      </ul>
    )
  }
  const value = found[name]?.value ?? ''
  if (name === 'logoUrl' && value.startsWith('https:') && !broken) {
    return (
      <img
        src={value}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
        className="my-1 h-12 max-w-48 object-contain object-left"
      />
    )
  }
  const isLong = name === 'companyInfo' || name === 'targetAudience'
  return (
    <p className={`wrap-anywhere ${isLong ? 'max-w-[66ch]' : 'font-medium'} ${short ? 'line-clamp-2' : ''}`}>
      {name === 'country' ? countryName(value) : value}
    </p>
  )
}
