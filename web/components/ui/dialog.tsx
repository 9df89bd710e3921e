// A question or message to deal with before going on. Uses the browser's own dialog: it traps the focus, hides the page from
// assistive technology, closes with Escape, and needs no style tag, which a strict policy would block.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, type Tone } from './button.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
}

export function Dialog({ open, onClose, title, children, role = 'dialog' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal()
    if (!open && box.current?.open) box.current.close()
  }, [open])
  return (
    <dialog
      ref={box}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-panel bg-sheet p-6 text-ink shadow-2xl backdrop:bg-night/55 md:p-8"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="any"
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className="font-display text-d2 font-semibold wrap-anywhere">
            {title}
          </h2>
          <div id={`${id}-body`} className="mt-3">
            {children}
          </div>
        </>
      )}
    </dialog>
  )
}

interface ConfirmProps {
  open: boolean
  title: string
  children: ReactNode
  action: string
  tone?: Tone
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms an action that others will notice or that can't be undone. Cancel is the first button. */
export function Confirm({
  action,
  tone = 'stamp',
  pending = false,
  onConfirm,
  children,
  ...dialog
}: ConfirmProps) {
  return (
    <Dialog role="alertdialog" {...dialog}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={dialog.onClose}>Cancel</Button>
        <Button tone={tone} pending={pending} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
