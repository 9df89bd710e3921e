// Describes each request between browser and server once, as data with types for both sides. The server
// registers routes from these values, the browser sends them, and the OpenAPI document is generated from
// them.
import * as z from 'zod/mini'
import type { Feature } from './plans.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may make a call. `agency` and `internal` mean only users of that type; both need a signed-in user. */
export type Who = 'anyone' | 'member' | 'agency' | 'internal'

type Schema = z.ZodMiniType

export interface Call<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: Method
  readonly path: Path
  readonly who: Who
  /** The feature that the caller's plan must include, unless that depends on the body. */
  readonly needs: Feature | undefined
  /** What the call does, in one line; the summary in the OpenAPI document. */
  readonly does: string
  readonly body: Body
  readonly query: Query
  readonly answer: Answer
  /** The status of success; 200 by default, 201 if something is created. */
  readonly status: 200 | 201
  /** The field of a multipart form that carries a file; such a call has no JSON body. */
  readonly file: string | undefined
}

interface Description<Path extends string, Body, Query, Answer> {
  method: Method
  path: Path
  who: Who
  needs?: Feature
  does: string
  body?: Body
  query?: Query
  answer: Answer
  status?: 200 | 201
  file?: string
}

/** Describes one request. Path parameters are written `:name`. */
export function call<
  const Path extends `/${string}`,
  Answer extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(description: Description<Path, Body, Query, Answer>): Call<Path, Body, Query, Answer> {
  return {
    status: 200,
    file: undefined,
    needs: undefined,
    ...description,
    body: description.body as Body,
    query: description.query as Query,
  }
}

/** The names of a path's parameters: `'/api/documents/:id'` gives `'id'`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type Params<C extends Call> = Record<ParamNames<C['path']>, string>
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.output<C['body']> : undefined
export type BodyIn<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined
export type QueryOf<C extends Call> = C['query'] extends Schema ? z.output<C['query']> : undefined
export type QueryIn<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** The body of every failed call. The browser decides what to do by status and `kind`, never by the text. */
export const Failure = z.object({
  message: z.string(),
  kind: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Failure = z.output<typeof Failure>

/** The answer of a call that only confirms what was done. */
export const Message = z.object({ message: z.string() })
