// Turns errors into answers. Problems that the user can solve keep their message; our own errors are logged
// once and answered without details.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Failure } from '#contract/call.ts'
import { Problem, type ProblemKind } from '#domain/problem.ts'

const statusOf: Record<ProblemKind, number> = {
  invalid: 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-verified': 403,
  plan: 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'daily-limit': 429,
  'too-fast': 429,
  outside: 502,
  'not-configured': 503,
}

/** Errors that the HTTP framework throws before an act is called. */
const refusals: Record<string, [number, ProblemKind, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'This request is too large.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'too-large', 'This file is larger than 10 MB. Please upload a smaller one.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'wrong-type',
    'Send this request as JSON (content-type: application/json).',
  ],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'wrong-type', 'Send the document as multipart/form-data.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid', 'The request is empty.'],
}

export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Problem) {
    if (error.details.retryAfter) void reply.header('retry-after', String(error.details.retryAfter))
    return send(reply, statusOf[error.kind], {
      message: error.message,
      kind: error.kind,
      ...(error.details.errors && { errors: error.details.errors }),
    })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').slice(1).join('.'),
      message: message ?? 'This is not valid',
    }))
    return send(reply, 400, { message: errors[0]?.message ?? 'This is not valid', kind: 'invalid', errors })
  }
  const [status, kind, message] = refusals[error.code] ?? []
  if (status && kind && message) return send(reply, status, { message, kind })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return send(reply, error.statusCode, {
      message: 'We couldn’t read this request. Reload the page and try again.',
      kind: 'invalid',
    })
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  return send(reply, 500, { message: 'Something went wrong. Please try again.', kind: 'fault' })
}

const send = (reply: FastifyReply, status: number, failure: Failure) => reply.code(status).send(failure)
