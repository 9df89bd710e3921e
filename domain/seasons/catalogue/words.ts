/** Splits a line of words: "mother mum family". */
export const words = (line: string): readonly string[] => line.trim().split(/\s+/)
