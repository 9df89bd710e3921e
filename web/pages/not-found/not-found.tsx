import { useUser } from '#web/api/use-user.ts'
import { Page } from '#web/components/frames/page.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'

export default function NotFound() {
  const title = '404 Page Not Found'
  const lead = 'Did you forget to add the page to the router?'
  if (!useUser().data) {
    return (
      <VisitorFrame title={title} lead={lead}>
        <a href="/" className="btn btn-pencil">
          Go to the home page
        </a>
      </VisitorFrame>
    )
  }
  return (
    <Page title={title} lead={lead}>
      <ButtonLink to="/" tone="pencil">
        Go to the dashboard
      </ButtonLink>
    </Page>
  )
}
