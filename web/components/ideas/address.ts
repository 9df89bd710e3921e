/** Where the whole of an idea stands. */
export const ideaAddress = (id: string): string => `/ideas/${encodeURIComponent(id)}`
