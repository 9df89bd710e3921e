// The fixed header on phones, and the menu that opens from it.
import type { User } from '#contract/account.ts'
import { plans } from '#contract/plans.ts'
import { Avatar } from '#web/components/avatar.tsx'
import { NextDeliveryBox } from '#web/components/schedule/next-delivery-box.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Wordmark } from '#web/components/frames/wordmark.tsx'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useBoot } from '#web/components/boot.ts'
import { Navigation } from './navigation.tsx'
import { Person } from './sidebar.tsx'
import { signOut } from './sign-out.ts'

export function MobileHeader({ user }: { user: User }) {
  const { productName } = useBoot()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="h-14 md:hidden print:hidden" />
      <header className="fixed inset-x-0 top-(--banner,0px) z-30 flex h-14 items-center justify-between border-b border-rule bg-paper px-4 md:hidden print:hidden">
        <Link href="/" className="reach min-w-0">
          <Wordmark name={productName} />
          <span className="sr-only"> dashboard</span>
        </Link>
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="-mr-2 grid size-11 place-items-center rounded-ctl"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
      </header>
      <MobileMenu user={user} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function MobileMenu({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal()
    if (!open && box.current?.open) box.current.close()
  }, [open])
  return (
    <dialog
      ref={box}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="any"
      className="my-0 mr-0 ml-auto h-dvh max-h-none w-72 max-w-[90vw] bg-paper text-ink backdrop:bg-night/55"
    >
      {open && (
        <div className="flex min-h-full flex-col p-3">
          <div className="mb-2 flex items-center justify-between">
            <p className="rounded-slip bg-mark px-2 text-tab font-semibold text-on-mark">
              {plans[user.plan].name} plan
            </p>
            <button
              type="button"
              aria-label="Close menu"
              onClick={onClose}
              className="grid size-11 place-items-center rounded-ctl"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <Navigation onGo={onClose} />
          <div className="mt-auto grid gap-4 px-2 pt-8 pb-3">
            <NextDeliveryBox user={user} onGo={onClose} />
            <div className="flex min-w-0 items-center gap-3">
              <Avatar user={user} />
              <Person user={user} />
            </div>
            <Button onClick={signOut}>Sign out</Button>
          </div>
        </div>
      )}
    </dialog>
  )
}
