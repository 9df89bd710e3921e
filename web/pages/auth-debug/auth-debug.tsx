import { logout } from '#contract/account.ts'
import { send } from '#web/api/send.ts'
import { useUser } from '#web/api/use-user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { VisitorFrame } from '#web/components/frames/visitor-frame.tsx'
import { useState } from 'react'

/** A way to reset a broken session. */
export default function AuthDebug() {
  const user = useUser().data
  const [clearing, setClearing] = useState(false)
  const clear = async () => {
    setClearing(true)
    // Scripts can't reach the session cookie: only the server can delete it. If it doesn't answer, the rest is still cleared.
    await send(logout).catch(() => undefined)
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
    }
    window.location.assign('/')
  }
  return (
    <VisitorFrame
      title="Login trouble"
      lead={user ? `You are logged in as ${user.email}.` : 'You are not logged in.'}
    >
      <p>This signs you out and clears the cookies and other data this site keeps in your browser.</p>
      <Button tone="pencil" className="mt-5" pending={clearing} onClick={() => void clear()}>
        Clear everything and start again
      </Button>
      <p className="mt-8 flex gap-6">
        <a href="/register" className="link">
          Register
        </a>
        <a href="/login" className="link">
          Log in
        </a>
        <a href="/" className="link">
          Home
        </a>
      </p>
    </VisitorFrame>
  )
}
