// Runs synchronous work with a time limit, since hostile input can make any parser slow.
import { types } from 'node:util'
import vm from 'node:vm'

/** Runs the work and returns its result, or null if it exceeds the limit. Errors in the work are rethrown. */
export function withTimeLimit<T>(milliseconds: number, work: () => T): T | null {
  let answer: { value: T } | { error: unknown } | null = null
  const run = () => {
    try {
      answer = { value: work() }
    } catch (error) {
      answer = { error }
    }
  }
  // Only a vm script can have a time limit. It then also covers everything that the script calls, and at the
  // limit no `catch` block runs.
  try {
    vm.runInNewContext('run()', { run }, { timeout: milliseconds })
  } catch (error) {
    // The error comes from the script's own context, which has another Error class, so `instanceof` doesn't
    // work.
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
