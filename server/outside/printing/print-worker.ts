// A thread that prints reports, so that nobody else's request waits while one is laid out. It is told which bundle prints.
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
