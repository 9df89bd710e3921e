// Measures this process's resource use, under the metric names that common Node.js dashboards expect.
import { performance } from 'node:perf_hooks'
import { histogramOf } from './histogram.ts'
import { single, type Family } from './prometheus-text.ts'

/** The milliseconds between two measurements of how late timers fire. */
const INTERVAL = 100
const LIMITS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5]

export interface ProcessMetrics {
  families(): Family[]
  stop(): void
}

/**
 * Starts measuring how late timers fire. Node's own event loop monitor is not used, because it misses the
 * first block after each reset.
 */
export function processMetrics(): ProcessMetrics {
  const lag = histogramOf(LIMITS)
  let planned = performance.now() + INTERVAL
  const measure = () => {
    lag.note({}, Math.max(0, performance.now() - planned) / 1000)
    planned = performance.now() + INTERVAL
    timer = setTimeout(measure, INTERVAL).unref()
  }
  let timer = setTimeout(measure, INTERVAL).unref()
  return {
    stop: () => clearTimeout(timer),
    families: () => [
      ...taken(),
      {
        name: 'nodejs_eventloop_lag_seconds',
        type: 'histogram',
        help: 'How late a timer of 100 ms came.',
        samples: lag.samples(),
      },
    ],
  }
}

function taken(): Family[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
  const started = (performance.timeOrigin / 1000).toFixed(3)
  return [
    single('process_cpu_seconds_total', 'counter', 'CPU seconds used.', (user + system) / 1_000_000),
    single('process_start_time_seconds', 'gauge', 'When the process started.', Number(started)),
    single('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
    single('nodejs_heap_size_total_bytes', 'gauge', 'Heap reserved for JavaScript.', heapTotal),
    single('nodejs_heap_size_used_bytes', 'gauge', 'Heap used by JavaScript.', heapUsed),
    single('nodejs_external_memory_bytes', 'gauge', 'Memory used by buffers and WebAssembly.', external),
    single(
      'nodejs_eventloop_busy_seconds_total',
      'counter',
      'Seconds the event loop was busy.',
      performance.eventLoopUtilization().active / 1000,
    ),
  ]
}
