/** Calls `ask` repeatedly until it returns something. @throws if nothing comes in time */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  seconds = 15,
  what = 'What was waited for',
): Promise<T> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error(`${what} did not come within ${seconds} seconds`)
}
