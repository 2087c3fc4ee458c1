import { Component, type ReactNode } from 'react'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ApiError } from '../api/client.ts'
import { LoadError } from '../navigation/lazy-view.tsx'
import { NotFoundPage } from '../pages/not-found.tsx'
import { Button } from '../ui/button.tsx'
import { Fault } from '../ui/fault.tsx'
import { Icon } from '../ui/icon.tsx'
import { REFRESH_CW } from '../ui/icons.ts'
import { Lost } from './lost.tsx'

/**
 * Shows what went wrong in place of what threw, until it is tried again or the address changes. A whole page that the
 * server does not know is not found; a `part` of a page is a fault in its own frame.
 */
export function Boundary({ at, what, part = false, children }: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher at={at} what={what} part={part} onRetry={reset}>
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
  at: string
  fault?: unknown
}

type CatcherProps = Required<BoundaryProps> & { onRetry: () => void }

class Catcher extends Component<CatcherProps, Caught> {
  override state: Caught = { at: this.props.at }

  // No key does this: what is well stays when the address changes, its sockets too.
  static getDerivedStateFromProps({ at }: CatcherProps, state: Caught): Partial<Caught> | null {
    return at === state.at ? null : { at, fault: undefined }
  }

  static getDerivedStateFromError(fault: unknown): Partial<Caught> {
    return { fault }
  }

  override render() {
    const { fault } = this.state
    const { what, part, children } = this.props
    if (fault === undefined) return children
    if (part) return <Fault what={what} why={sentence(fault)} onRetry={this.retry} />
    if (fault instanceof ApiError && fault.status === 404) return <NotFoundPage />
    return (
      <Lost
        title={what}
        button={
          <Button look="primary" onClick={this.retry}>
            <Icon of={REFRESH_CW} />
            Try again
          </Button>
        }
      >
        {sentence(fault)}
      </Lost>
    )
  }

  retry = (): void => {
    // A page of an older version asks for files that are gone, and some browsers remember which did not come.
    if (this.state.fault instanceof LoadError) return location.reload()
    this.props.onRetry()
    this.setState({ fault: undefined })
  }
}

/** The server's own words; our own mistakes have none that would help a reader. */
const sentence = (fault: unknown): string =>
  fault instanceof ApiError || fault instanceof LoadError
    ? fault.message
    : 'Something went wrong in this window. Trying again may help.'
