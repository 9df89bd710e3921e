import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { CompanyFields, LookFields, SenderFields } from './general-fields.tsx'
import { CompanyView, LookView, SenderView } from './general-view.tsx'

interface GeneralTabProps {
  user: User
  profile: Profile
  editing: boolean
  onEdit: () => void
  onCancel: () => void
}

/** The brand's details, its look, and an agency's sender: shown first, and editable after Edit. */
export function GeneralTab({ user, profile, editing, onEdit, onCancel }: GeneralTabProps) {
  return (
    <div className="grid gap-12">
      <section aria-labelledby="company">
        <SectionHeading
          id="company"
          aside={
            editing ? (
              <Button className="md:min-h-10!" onClick={onCancel}>
                Cancel
              </Button>
            ) : (
              <Button className="md:min-h-10!" onClick={onEdit}>
                Edit
              </Button>
            )
          }
        >
          Company
        </SectionHeading>
        {editing ? <CompanyFields /> : <CompanyView profile={profile} />}
      </section>
      <section aria-labelledby="look">
        <SectionHeading id="look">Look of your reports</SectionHeading>
        <div className="grid gap-x-12 gap-y-8 pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          {editing ? <LookFields /> : <LookView profile={profile} />}
          <BrandPreview />
        </div>
      </section>
      {user.userType === 'agency' && (
        <section aria-labelledby="sender">
          <SectionHeading id="sender">Sender of your clients’ deliveries</SectionHeading>
          {editing ? <SenderFields /> : <SenderView profile={profile} />}
        </section>
      )}
    </div>
  )
}
