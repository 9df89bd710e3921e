import { ButtonLink } from '../ui/button.tsx'

/** Shown in place of ideas until the brand has a profile. */
export const CompleteProfile = () => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
    <p className="mx-auto mb-5 max-w-[40ch]">
      Complete your profile setup to start receiving scheduled content deliveries.
    </p>
    <ButtonLink to="/profile" tone="pencil">
      Complete Profile
    </ButtonLink>
  </div>
)
