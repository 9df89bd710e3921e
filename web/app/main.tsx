// Starts the app in the HTML that the server sent.
import '#web/components/tokens.css'
import './app.css'
import { makeQueryClient, sendWaiting } from '#web/api/query-client.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readBoot } from '#web/components/boot.ts'
import { prefillFrom } from './prefill.ts'
import { leaveForLogin } from './logged-out.ts'
import { makeNotices } from '#web/components/notices.ts'

const boot = readBoot(document)
const notices = makeNotices()
const client = makeQueryClient(() => leaveForLogin(notices, window.location))
prefillFrom(boot, client)
window.addEventListener('pagehide', () => sendWaiting(client))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root"')
createRoot(root).render(<App boot={boot} notices={notices} client={client} />)
