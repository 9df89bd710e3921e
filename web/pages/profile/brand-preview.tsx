// Previews a report's header in the form's current colours, with their readability.
import { reportColours } from '#contract/delivery.ts'
import { fillPair, hex, parseHex } from '#contract/values/colours.ts'
import { longDate } from '#contract/values/dates.ts'
import { useWatch } from 'react-hook-form'
import { useProfileFields } from './profile-form.ts'

export function BrandPreview() {
  const { control } = useProfileFields()
  const [companyName, country, primary, secondary, tertiary] = useWatch({
    control,
    name: ['companyName', 'country', 'primaryColor', 'secondaryColor', 'tertiaryColor'],
  })
  // A colour that is only half typed doesn't count yet.
  const whole = (colour: string | null) => (parseHex(colour ?? '') ? colour : null)
  const colours = reportColours({
    primaryColor: whole(primary),
    secondaryColor: whole(secondary),
    tertiaryColor: whole(tertiary),
  })
  const first = shown(primary, colours.primary)
  const second = shown(secondary, colours.secondary)
  const third = shown(tertiary, colours.tertiary)
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-slip border border-rule">
        <div className="px-5 pt-5 pb-8" style={{ backgroundColor: first.fill, color: first.onFill }}>
          <p className="text-small">{longDate('2026-11-20', country)}</p>
          <p className="mt-6 font-display text-d2 font-semibold wrap-anywhere">
            Content Ideas for {companyName || 'your company'}
          </p>
        </div>
        <div className="flex h-2">
          <span className="w-3/4" style={{ backgroundColor: second.fill }} />
          <span className="w-1/4" style={{ backgroundColor: third.fill }} />
        </div>
        <p className="bg-sheet px-5 py-4">
          <span className="px-2 font-medium" style={{ backgroundColor: second.fill, color: second.onFill }}>
            Blog
          </span>{' '}
          <span className="px-2 font-medium" style={{ backgroundColor: third.fill, color: third.onFill }}>
            Upcoming event
          </span>
        </p>
      </div>
      <figcaption className="mt-2 text-small text-ink-2">
        {[primary, secondary, tertiary].every((colour) => whole(colour) === null)
          ? 'You haven’t set colours, so your reports have our standard ones.'
          : [first, second, third].some((colour) => colour.moved)
            ? 'We show some of your colours a little darker, so that text on them is easy to read.'
            : 'Your colours are readable.'}
      </figcaption>
    </figure>
  )
}

function shown(chosen: string | null, standard: string) {
  const colour = parseHex(chosen ?? '') ?? parseHex(standard) ?? [0, 0, 0]
  const [fill, onFill] = fillPair(colour)
  return {
    fill: hex(fill),
    onFill: hex(onFill),
    moved: chosen !== null && hex(fill) !== hex(colour),
  }
}
