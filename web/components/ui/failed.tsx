import { type HttpError, isUnreachable } from '#web/api/http-error.ts'
import { Alert } from './alert.tsx'
import { Button, TextButton } from './button.tsx'

interface FailedProps {
  error: HttpError | null
  /** A text shown in place of the error's message. */
  message?: string
  onRetry: () => unknown
}

/** Shown if something could not be read. If the server gave no answer, the banner rereads it. */
export const Failed = ({ error, message, onRetry }: FailedProps) =>
  isUnreachable(error) ? (
    <p className="py-4 text-ink-2">
      Not loaded yet. <TextButton onClick={() => void onRetry()}>Load again</TextButton>
    </p>
  ) : (
    <Alert>
      <p>{message ?? error?.message}</p>
      <Button className="mt-3" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Alert>
  )
