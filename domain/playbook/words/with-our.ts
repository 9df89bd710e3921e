/** A name with a little word of its own before it: "The Big Bake", "Our Open Day", "A Night at the Mill". */
const isWhole = /^(?:the|our|my|your|an?|this|these)\s/i

/** An event as its brand speaks of it: "our Open Day", and "The Big Bake" as it is. */
export const withOur = (name: string): string => (isWhole.test(name.trim()) ? name : `our ${name}`)
