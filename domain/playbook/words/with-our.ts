/** A name that starts with an article or a possessive: "The Big Bake", "Our Open Day", "A Night at the Mill". */
const isWhole = /^(?:the|our|my|your|an?|this|these)\s/i

/** Adds "our" to an event's name: "our Open Day", but "The Big Bake". */
export const withOur = (name: string): string => (isWhole.test(name.trim()) ? name : `our ${name}`)
