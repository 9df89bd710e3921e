import { browserZone } from '#web/components/schedule/browser-zone.ts'
import { isMobileBrowser } from '#web/app/mobile-browser.ts'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { useEffect, useState } from 'react'

/** What we can tell about this device, for support calls. */
export default function MobileTest() {
  const [details, setDetails] = useState(detailsOfDevice)
  useEffect(() => {
    const look = () => setDetails(detailsOfDevice())
    const events = ['resize', 'orientationchange', 'online', 'offline'] as const
    for (const event of events) window.addEventListener(event, look)
    return () => {
      for (const event of events) window.removeEventListener(event, look)
    }
  }, [])
  return (
    <VisitorFrame title="Device details" lead="Read these out when you ask us for help.">
      <dl className="divide-y divide-rule border-y-2 border-ink">
        {Object.entries(details).map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </VisitorFrame>
  )
}

function detailsOfDevice(): Record<string, string> {
  const is = (query: string) => window.matchMedia(query).matches
  const yes = (answer: boolean) => (answer ? 'Yes' : 'No')
  return {
    'Mobile browser': yes(isMobileBrowser(navigator.userAgent)),
    'Touch points': String(navigator.maxTouchPoints),
    Window: `${window.innerWidth} × ${window.innerHeight}`,
    Screen: `${window.screen.width} × ${window.screen.height}`,
    'Pixel ratio': String(window.devicePixelRatio),
    Orientation: is('(orientation: portrait)') ? 'Portrait' : 'Landscape',
    'Narrow layout': yes(!is('(min-width: 768px)')),
    'Dark mode': yes(is('(prefers-color-scheme: dark)')),
    'Reduced motion': yes(is('(prefers-reduced-motion: reduce)')),
    Languages: navigator.languages.join(', '),
    Timezone: browserZone(),
    'Cookies on': yes(navigator.cookieEnabled),
    Online: yes(navigator.onLine),
    Browser: navigator.userAgent,
  }
}
