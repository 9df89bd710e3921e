// Behaviour of the public pages: the menu on phones, the typed line under the headline, fading at the ends of what scrolls sideways,
// and delayed redirects. Every page works without it.
import { watchScroll } from '#web/components/ui/watch-scroll.ts'

/** Milliseconds: per character, and how long each of the three messages stays. */
const PER_CHARACTER = 50
const HOLDS = [1500, 1500, 3000]

/** Starts the page's behaviour; returns how to stop it. */
export function enhance(root: ParentNode, leave: (address: string) => void): () => void {
  const stops = [menu(root), typing(root), scrollCues(root), redirectLater(root, leave)]
  return () => {
    for (const stop of stops) stop()
  }
}

function menu(root: ParentNode): () => void {
  const button = root.querySelector<HTMLElement>('[data-menu-button]')
  const panel = root.querySelector<HTMLElement>('[data-menu]')
  if (!button || !panel) return () => {}
  const set = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    panel.hidden = !open
  }
  const press = () => set(panel.hasAttribute('hidden'))
  const follow = () => set(false)
  const escape = (event: Event) => {
    if (panel.hidden || (event as KeyboardEvent).key !== 'Escape') return
    set(false)
    button.focus()
  }
  button.addEventListener('click', press)
  panel.addEventListener('click', follow)
  root.addEventListener('keydown', escape)
  return () => {
    button.removeEventListener('click', press)
    panel.removeEventListener('click', follow)
    root.removeEventListener('keydown', escape)
  }
}

/** Types the messages in a loop until it is paused. Readers who prefer less motion see only the last one. */
function typing(root: ParentNode): () => void {
  const find = (part: string) => root.querySelector<HTMLElement>(`[data-typing${part}]`)
  const [label, text, button] = [find('-label'), find('-text'), find('-pause')]
  const messages = [...(find('')?.querySelectorAll('li') ?? [])].map((item) => {
    const [name = '', ...rest] = (item.textContent ?? '').split(': ')
    return { name, line: rest.join(': ') }
  })
  if (!label || !text || !button || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}

  let timer: ReturnType<typeof setTimeout>
  let [at, shown] = [0, 0]
  const type = () => {
    const message = messages[at]
    if (!message) return
    label.textContent = message.name
    text.textContent = message.line.slice(0, ++shown)
    const hold = HOLDS[at] ?? 0
    if (shown < message.line.length) timer = setTimeout(type, PER_CHARACTER)
    else {
      at = (at + 1) % messages.length
      shown = 0
      timer = setTimeout(type, hold)
    }
  }
  const press = () => {
    const paused = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(paused))
    clearTimeout(timer)
    if (!paused) type()
  }
  button.hidden = false
  button.addEventListener('click', press)
  timer = setTimeout(type, PER_CHARACTER)
  return () => {
    clearTimeout(timer)
    button.removeEventListener('click', press)
  }
}

function scrollCues(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('.scroll-cue')].map(watchScroll)
  return () => {
    for (const stop of stops) stop()
  }
}

/** A page that redirects says where to, and after how many milliseconds. */
function redirectLater(root: ParentNode, leave: (address: string) => void): () => void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-redirect-after]')
  if (!link) return () => {}
  const timer = setTimeout(() => leave(link.href), Number(link.dataset.redirectAfter))
  return () => clearTimeout(timer)
}
