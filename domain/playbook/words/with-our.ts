/**
 * Matches names that already start with an article or a possessive: "The Big Bake", "Our Open Day", "A Night
 * at the Mill".
 */
const isWhole = /^(?:the|our|my|your|an?|this|these)\s/i

/** Adds "our" to an event's name, as in "our Open Day". Names such as "The Big Bake" stay the same. */
export const withOur = (name: string): string => (isWhole.test(name.trim()) ? name : `our ${name}`)
