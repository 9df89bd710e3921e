// Shows notices. Hover or focus keeps them open; swiping right or Dismiss closes them; F8 moves the focus to
// them. They never cover a button.
import { CircleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type ReactNode, useContext, useSyncExternalStore } from 'react'
import { NoticesContext, SHOWN_FOR } from '#web/components/notices.ts'
import { useFreePlace } from './use-free-place.ts'

const SWIPE = 50

export function NoticeArea({ children }: { children: ReactNode }) {
  const notices = useContext(NoticesContext)
  const notice = useSyncExternalStore(notices.subscribe, notices.current)
  const place = useFreePlace<HTMLOListElement>(notice?.open === true)
  return (
    <Toast.Provider label="Notification" duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE}>
      {children}
      {notice && (
        <Toast.Root
          key={notice.id}
          open={notice.open}
          type={notice.tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && notices.close(notice.id)}
          className={
            'flex items-start gap-3 rounded-panel bg-ink p-4 text-paper shadow-xl ' +
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform ' +
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)'
          }
        >
          {notice.tone === 'bad' && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
          <div className="min-w-0 grow wrap-anywhere">
            <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
            {notice.text && (
              <Toast.Description className="mt-0.5 text-small">{notice.text}</Toast.Description>
            )}
          </div>
          {notice.action && (
            <Toast.Action
              altText={notice.action.otherwise}
              onClick={({ detail, currentTarget }) => {
                // If a clicked button disappeared with its notice, the focus would stay here and keep every
                // later notice open.
                if (detail > 0) currentTarget.blur()
                notice.action?.act()
              }}
              className="reach -my-1.5 min-h-9 shrink-0 rounded-ctl px-2.5 font-semibold underline decoration-[1.5px] underline-offset-[.2em] outline-current hover:bg-paper/15"
            >
              {notice.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className="reach -m-1.5 grid size-8 shrink-0 place-items-center rounded-ctl outline-current hover:bg-paper/15"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={place}
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-50 grid w-full max-w-md gap-2 p-3 outline-none md:p-4"
      />
    </Toast.Provider>
  )
}
