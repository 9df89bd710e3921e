/** Asks again and again until there is an answer. @throws after fifteen seconds */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 15_000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error('What was waited for did not come within fifteen seconds')
}
