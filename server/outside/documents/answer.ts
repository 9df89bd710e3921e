// Defines the messages between the server and the child process that parses a file. The child's answer is
// validated, since a malicious file may have taken control of it.
import * as z from 'zod/mini'
import { Insights } from '#contract/documents.ts'
import { Fact } from '#contract/facts.ts'

export interface Job {
  bytes: Uint8Array
  mostPages: number
  mostCharacters: number
  about: { fileName: string; today: string; brandName: string }
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
  /** If the file has the wrong type, what it really is: "a picture (PNG)". */
  actualType: z.string().check(z.maxLength(60)),
  /** The parser's own message, for operators. */
  detail: z.string().check(z.maxLength(500)),
})
export type Refusal = z.output<typeof Refusal>

const Part = z.object({
  text: z.string(),
  heading: z.string(),
  page: z.exactOptional(z.int().check(z.positive())),
})

const Text = z.object({
  fileType: z.enum(['pdf', 'docx', 'txt']),
  parts: z.array(Part),
  characters: z.int().check(z.nonnegative()),
  cut: z.exactOptional(z.enum(['pages', 'characters'])),
})

export const Answer = z.union([
  z.object({
    text: Text,
    insights: Insights,
    facts: z.array(z.omit(Fact, { id: true, documentId: true })),
    notice: z.nullable(z.string()),
  }),
  z.object({ refused: Refusal }),
  /** The error for a mistake in our own code, not in the file. */
  z.object({ fault: z.string() }),
])
export type Answer = z.output<typeof Answer>
