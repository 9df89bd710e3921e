import { useTitle } from '#web/components/frames/page.tsx'
import { Wordmark } from '#web/components/frames/wordmark.tsx'
import { useBoot } from '#web/components/boot.ts'

/** Replaces the app on phones during development. */
export function ComingSoon() {
  const { productName, supportEmail } = useBoot()
  const title = 'Mobile Experience Coming Soon'
  useTitle(title)
  return (
    <main className="grid min-h-dvh content-center gap-5 bg-paper px-6">
      <p>
        <Wordmark name={productName} />
      </p>
      <h1 className="font-display text-d1 font-semibold">{title}</h1>
      <p className="text-lead text-ink-2">
        This is a development host. Open it on a wider screen, or write to us.
      </p>
      <a href={`mailto:${supportEmail}`} className="btn btn-pencil justify-self-start">
        Contact us
      </a>
    </main>
  )
}
