import { PageFrame, PAGE_WIDTH } from './frame.tsx'
import type { PageSetting } from './page.tsx'

interface Preview {
  title: string
  description: string
  picture: string
}

/** A preview of a shared link to the landing page, and its meta tags. */
export const SocialDebug = ({ page, preview }: { page: PageSetting; preview: Preview }) => {
  const host = new URL(page.origin).host
  const tags = [
    ['og:title', preview.title],
    ['og:description', preview.description],
    ['og:image', preview.picture],
    ['og:url', `${page.origin}/`],
    ['og:site_name', page.productName],
    ['twitter:card', 'summary_large_image'],
  ]
  return (
    <PageFrame page={page}>
      <div className={`${PAGE_WIDTH} py-14 md:py-20`}>
        <h1 className="font-display text-d1 font-semibold">Social preview</h1>
        <p className="mt-3 max-w-[52ch] text-lead text-ink-2">
          How a link to the home page looks when someone shares it, and the tags behind it.
        </p>
        <div className="mt-12 grid gap-14 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
          <figure className="slip overflow-hidden self-start">
            <img
              src="/picture.png"
              alt={`${page.productName}: content ideation, automated`}
              width={1200}
              height={630}
              className="h-auto w-full"
            />
            <figcaption className="p-5">
              <span className="block text-small text-ink-2">{host}</span>
              <span className="mt-1 block font-semibold">{preview.title}</span>
              <span className="mt-1 block text-ink-2">{preview.description}</span>
            </figcaption>
          </figure>
          <dl className="content-start divide-y divide-rule border-t-2 border-ink wrap-anywhere">
            {tags.map(([name, value]) => (
              <div key={name} className="py-3">
                <dt className="text-small text-ink-2">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PageFrame>
  )
}
