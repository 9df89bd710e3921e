import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** The failed face of something that could not be read, with the way to try once more. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <Alert>
    <p>{message}</p>
    <Button className="mt-3" onClick={() => void onRetry()}>
      Try again
    </Button>
  </Alert>
)
