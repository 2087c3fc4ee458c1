import { Component, lazy, Suspense, type ReactNode } from 'react'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Refusal } from '../api/client.ts'
import { Fault } from '../ui/fault.tsx'

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }))

/**
 * Shows a fault in place of what threw, until it is tried again or the address changes. What is unknown to the server is
 * not found, unless the boundary is around a `part` of a page.
 */
export function Boundary({ at, what, part = false, children }: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher key={at} what={what} part={part} onRetry={reset}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  )
}

interface BoundaryProps {
  /** The address, or whatever else makes a new start. */
  at: string
  what: string
  part?: boolean
  children: ReactNode
}

interface Caught {
  fault?: unknown
}

class Catcher extends Component<{ what: string; part: boolean; onRetry: () => void; children: ReactNode }, Caught> {
  override state: Caught = {}

  static getDerivedStateFromError(fault: unknown): Caught {
    return { fault }
  }

  override render() {
    const { fault } = this.state
    const { what, part, children } = this.props
    if (fault === undefined) return children
    if (!part && fault instanceof Refusal && fault.status === 404) {
      return (
        <Suspense>
          <NotFoundPage />
        </Suspense>
      )
    }
    return <Fault what={what} {...(fault instanceof Refusal && { why: fault.message })} onRetry={this.retry} />
  }

  retry = (): void => {
    this.props.onRetry()
    this.setState({ fault: undefined })
  }
}
