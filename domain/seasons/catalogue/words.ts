/** Splits a line such as "mother mum family" into its words, so that catalogue entries are easy to write. */
export const words = (line: string): readonly string[] => line.trim().split(/\s+/)
