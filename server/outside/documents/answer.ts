// What passes between the server and the process that takes a file apart. What comes back is checked, since a hostile file
// may have got the better of that process.
import * as z from 'zod/mini'

export interface Job {
  bytes: Uint8Array
  mostPages: number
  mostCharacters: number
}

export const Reason = z.enum([
  'encrypted',
  'empty',
  'corrupt',
  'unsafe',
  'too-large',
  'too-slow',
  'wrong-type',
])
export type Reason = z.output<typeof Reason>

export const Refusal = z.object({
  reason: Reason,
  /** What a file of the wrong type holds, in words: "a PNG picture". */
  really: z.string().check(z.maxLength(60)),
  /** What the parser said, for the operator's eyes. */
  detail: z.string().check(z.maxLength(500)),
})
export type Refusal = z.output<typeof Refusal>

const FileType = z.enum(['pdf', 'docx', 'txt'])

/** Makes the schema of an answer: no more text than was asked for. */
export const answerSchema = (mostCharacters: number) => {
  const text = z.string().check(z.maxLength(mostCharacters))
  const part = z.object({ text, heading: text, page: z.exactOptional(z.int().check(z.positive())) })
  return z.union([
    z.object({
      text: z.object({
        fileType: FileType,
        parts: z.array(part),
        characters: z.int().check(z.nonnegative(), z.maximum(mostCharacters)),
        cut: z.exactOptional(z.enum(['pages', 'characters'])),
      }),
    }),
    z.object({ refused: Refusal }),
  ])
}
export type Answer = z.output<ReturnType<typeof answerSchema>>
