// Records what was tried and answered, outside the product, to know what must have survived a kill.
import fs from 'node:fs'
import path from 'node:path'
import type { Answer } from '#tests/support/product.ts'
import { root } from '#tests/support/database.ts'

interface Deed {
  owner: string
  step: string
  /** Milliseconds since the history began. */
  asked: number
  /** The answer's status, or `lost` if the product died before answering. */
  outcome: number | 'lost'
}

export interface History {
  /** Runs a step for someone; returns null if the product died before answering. */
  did(owner: string, step: string, ask: () => Promise<Answer>): Promise<Answer | null>
  /** How many steps someone has tried, and how many of them succeeded. */
  of(owner: string): { tried: number; done: number }
  /** How many steps got no answer. */
  lost(): number
  /** Writes the history to the folder of test results; returns its path. */
  keep(name: string): string
}

export function history(): History {
  const began = performance.now()
  const deeds: Deed[] = []
  return {
    async did(owner, step, ask) {
      const deed: Deed = { owner, step, asked: performance.now() - began, outcome: 'lost' }
      deeds.push(deed)
      const answer = await ask().catch(() => null)
      if (answer) deed.outcome = answer.status
      return answer
    },
    of(owner) {
      const own = deeds.filter((deed) => deed.owner === owner)
      return {
        tried: own.length,
        done: own.filter(({ outcome }) => outcome === 200 || outcome === 201).length,
      }
    },
    lost: () => deeds.filter(({ outcome }) => outcome === 'lost').length,
    keep(name) {
      const file = path.join(root, 'test-results', `${name}.jsonl`)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, deeds.map((deed) => `${JSON.stringify(deed)}\n`).join(''))
      return file
    },
  }
}
