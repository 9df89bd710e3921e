// The worker thread that makes PDFs, so that other requests don't wait. Its `workerData` says which bundle to
// load.
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

const { bundle } = z.object({ bundle: z.url() }).parse(workerData)
const { printReport } = (await import(bundle)) as { printReport(job: unknown): Promise<Uint8Array> }

parentPort?.on('message', (job: unknown) => {
  printReport(job).then(
    (bytes) => parentPort?.postMessage({ bytes }, []),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) }, []),
  )
})
