// Messages for invalid fields where the contract has none of its own. Form fields have their own messages, so
// only API clients see these.
import * as z from 'zod/mini'

/** Sets these messages as the fallback for every schema in the process. */
export function useValidationMessages(): void {
  z.config({ localeError: inWords })
}

function inWords(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.join('.')
  const it = name ? `“${name}”` : 'The request'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${it} is missing.`
        : `${it} must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${it} must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}.`
    case 'too_small':
      return `${it} must be ${sized(issue.origin, 'at least', issue.minimum)}.`
    case 'too_big':
      return `${it} must be ${sized(issue.origin, 'at most', issue.maximum)}.`
    case 'unrecognized_keys':
      return `Remove ${issue.keys.map((key) => `“${key}”`).join(', ')}: this request has no such field.`
    case 'invalid_format':
      return `${it} must be ${formats[issue.format] ?? 'in another format'}.`
    default:
      return `${it} is not valid.`
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
}

const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  datetime: 'a date and time such as 2026-11-21T09:00:00Z',
  date: 'a date such as 2026-11-21',
  time: 'a time such as 09:00',
}

const units: Readonly<Record<string, string>> = { string: ' characters long', array: ' items long' }

const sized = (origin: string, bound: string, size: number | bigint): string =>
  `${bound} ${size}${units[origin] ?? ''}`
