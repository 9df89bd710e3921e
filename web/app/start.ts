// Starts the app on the screens before signing in, after the heading that the server sent is painted: on a slow phone, the app's
// scripts would take the first paint's bandwidth and time.
const START_WITHOUT_A_PAINT_MS = 500

const modules = document.getElementById('root')?.dataset.modules?.split(' ') ?? []
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const [app] = modules
  if (app) void import(/* @vite-ignore */ app)
}

// A frame's callback runs before its paint, and a task that it sets runs after. A tab in the background
// paints nothing.
requestAnimationFrame(() => setTimeout(start))
setTimeout(start, START_WITHOUT_A_PAINT_MS)
