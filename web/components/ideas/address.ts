/** The address of an idea's own page. */
export const ideaAddress = (id: string): string => `/ideas/${encodeURIComponent(id)}`
