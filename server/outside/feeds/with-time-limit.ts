// A limit of time for work that can't be interrupted otherwise: hostile input can make any parser slow.
import { types } from 'node:util'
import vm from 'node:vm'

/** Does the work now and gives its answer, or null where it would have taken longer. What the work throws is thrown on. */
export function withTimeLimit<T>(milliseconds: number, work: () => T): T | null {
  let answer: { value: T } | { error: unknown } | null = null
  const run = () => {
    try {
      answer = { value: work() }
    } catch (error) {
      answer = { error }
    }
  }
  // Only a script can be given a limit; the limit then holds for all that it calls. When it strikes, no `catch` is run.
  try {
    vm.runInNewContext('run()', { run }, { timeout: milliseconds })
  } catch (error) {
    // The error comes out of the script's own world, whose Error is another one.
    if (!types.isNativeError(error) || !('code' in error) || error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw error
    return null
  }
  return settled(answer)
}

function settled<T>(answer: { value: T } | { error: unknown } | null): T | null {
  if (!answer) return null
  if ('error' in answer) throw answer.error
  return answer.value
}
