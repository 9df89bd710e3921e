import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Component, type ReactNode } from 'react'

interface FaultBoundaryProps {
  children: ReactNode
  /** Is called when a screen crashes. */
  onFault?: () => void
}

/**
 * Catches errors inside a screen, such as code that a newer deployment no longer serves, so that the layout around it stays.
 * React has no error boundary other than a class.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onFault?.()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div className="mx-auto w-full max-w-xl p-6">
        <h1 className="sr-only">We couldn’t show this page</h1>{' '}
        <Alert title="We couldn’t show this page">
          <p>Check your connection, then reload the page. What you saved is safe.</p>
          <Button className="mt-3" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </Alert>
      </div>
    )
  }
}
