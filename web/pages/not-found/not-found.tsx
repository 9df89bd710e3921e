import { useUser } from '#web/api/use-user.ts'
import { Page } from '#web/components/frames/page.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'

export default function NotFound() {
  const title = 'We can’t find that page'
  const lead = 'The address may be wrong, or the page may have moved.'
  if (!useUser().data) {
    return (
      <VisitorFrame title={title} lead={lead}>
        <div className="flex flex-wrap gap-3">
          <a href="/" className="btn btn-pencil">
            Go to the home page
          </a>
          <a href="/login" className="btn btn-line">
            Log in
          </a>
        </div>
        <ForDevelopers />
      </VisitorFrame>
    )
  }
  return (
    <Page title={title} lead={lead}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" tone="pencil">
          Go to the dashboard
        </ButtonLink>
        <ButtonLink to="/ideas">See your ideas</ButtonLink>
      </div>
      <ForDevelopers />
    </Page>
  )
}

const ForDevelopers = () => (
  <div className="mt-10 border-t border-rule pt-4 text-small text-ink-2">
    <h2 className="font-semibold">404 Page Not Found</h2>
    <p>Did you forget to add the page to the router?</p>
  </div>
)
