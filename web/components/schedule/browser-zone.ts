/** The time zone that the person's browser is set to, such as "America/Chicago". */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
