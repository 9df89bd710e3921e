import { countryName } from '#contract/values/places.ts'
import type { WebsiteFound } from '#contract/website.ts'
import type { Offered } from './accepting.ts'

/** A value as it will look: a country by its name, colours and a logo as one sees them. */
export function FoundValue({ name, found }: { name: Offered; found: WebsiteFound }) {
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
  if (name === 'logoUrl' && value.startsWith('https:')) {
    return (
      <img
        src={value}
        alt=""
        referrerPolicy="no-referrer"
        className="my-1 h-12 max-w-48 object-contain object-left"
      />
    )
  }
  const isLong = name === 'companyInfo' || name === 'targetAudience'
  return (
    <p className={`wrap-anywhere ${isLong ? 'max-w-[66ch]' : 'font-medium'}`}>
      {name === 'country' ? countryName(value) : value}
    </p>
  )
}
