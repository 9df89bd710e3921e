/** A line of words as a list: "mother mum family". */
export const words = (line: string): readonly string[] => line.trim().split(/\s+/)
