import { ButtonLink } from '#web/components/ui/button.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { useEffect } from 'react'
import { useLocation } from 'wouter'

const LOGIN_AFTER = 5000

/** The page after a verification link. */
export default function Verified() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login'), LOGIN_AFTER)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <VisitorFrame
      title="Email verified"
      lead="Your address is confirmed. The login page opens in five seconds."
    >
      <ButtonLink to="/login" tone="pencil">
        Log in now
      </ButtonLink>
    </VisitorFrame>
  )
}
