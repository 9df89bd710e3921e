// Parses one file in a process of its own. The process gets no environment variables, no network and no files
// except its own code, and is killed if it takes too long or uses too much memory. A parser stuck in a loop
// can't be stopped any other way.
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer, Job, Reason } from './answer.ts'

export interface ChildLimits {
  seconds: number
  megabytes: number
}

export interface Run {
  /** The child's answer, not yet validated; if the child gave none, our own refusal. */
  said: unknown
  seconds: number
  peakMegabytes: number
}

export async function runInChild(script: URL, job: Job, limits: ChildLimits): Promise<Run> {
  const began = performance.now()
  const child = fork(script, {
    execArgv: [...permissionsFor(fileURLToPath(script)), '--max-old-space-size=256', '--no-warnings'],
    execPath: process.execPath,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const memory = watchMemory(child, limits.megabytes)
  const clock = setTimeout(() => child.kill('SIGKILL'), limits.seconds * 1000)
  try {
    const said = await answerOf(child, job)
    await memory.look()
    const tooSlow = performance.now() - began >= limits.seconds * 1000
    return {
      said: said ?? noAnswer(tooSlow ? 'too-slow' : memory.isTooMuch() ? 'too-large' : 'corrupt'),
      seconds: (performance.now() - began) / 1000,
      peakMegabytes: memory.peak(),
    }
  } finally {
    clearTimeout(clock)
    memory.stop()
    child.kill('SIGKILL')
  }
}

/** What the process answered, or null if it exited without an answer. */
function answerOf(child: ChildProcess, job: Job): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => resolve(null))
    child.once('error', reject)
    // A process that was killed before it read the job reports that by its exit.
    child.send(job, () => {})
  })
}

const noAnswer = (reason: Reason): Answer => ({
  refused: { reason, actualType: '', detail: 'the process ended' },
})

/**
 * Node's permissions for the child: it may only read its own folder, its packages and the code that it shares
 * with the server.
 */
function permissionsFor(script: string): string[] {
  const folder = dirname(script)
  const roots = [folder]
  for (let at = folder; ; at = dirname(at)) {
    const packages = join(at, 'node_modules')
    if (existsSync(packages)) {
      roots.push(packages, realpathSync(packages))
      roots.push(...['package.json', 'contract', 'domain'].map((name) => join(at, name)))
    }
    if (dirname(at) === at) break
  }
  return ['--permission', ...new Set(roots)].map((root, index) =>
    index === 0 ? root : `--allow-fs-read=${root}`,
  )
}

function watchMemory(child: ChildProcess, most: number) {
  let peak = 0
  const timer = setInterval(() => void look(), 50)
  return { look, peak: () => peak, isTooMuch: () => peak > most, stop: () => clearInterval(timer) }

  async function look(): Promise<void> {
    peak = Math.max(peak, await peakMegabytes(child.pid))
    if (peak > most) child.kill('SIGKILL')
  }
}

/** The process's peak memory as reported by Linux; 0 on other systems, where only the heap limit applies. */
async function peakMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
