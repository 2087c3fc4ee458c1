import { Component, type ReactNode } from 'react'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ApiError } from '../api/client.ts'
import { LoadError } from '../navigation/lazy-view.tsx'
import { NotFoundPage } from '../pages/not-found.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Icon } from '../ui/icon.tsx'
import { REFRESH_CW } from '../ui/icons.ts'
import { ErrorPage } from './error-page.tsx'

/**
 * Shows what went wrong in place of what threw, until it is tried again or the address changes. A whole page that the
 * server does not know is not found; a `inline` of a page is a fault in its own frame.
 */
export function ErrorBoundary({ at, title, inline = false, children }: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher at={at} title={title} inline={inline} onRetry={reset}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  )
}

interface BoundaryProps {
  /** The address, or whatever else makes a new start. */
  at: string
  title: string
  inline?: boolean
  children: ReactNode
}

interface CatcherState {
  at: string
  error?: unknown
}

type CatcherProps = Required<BoundaryProps> & { onRetry: () => void }

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { at: this.props.at }

  // No key does this: what is well stays when the address changes, its sockets too.
  static getDerivedStateFromProps({ at }: CatcherProps, state: CatcherState): Partial<CatcherState> | null {
    return at === state.at ? null : { at, error: undefined }
  }

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { title, inline, children } = this.props
    if (error === undefined) return children
    if (inline) return <ErrorPanel what={title} why={errorSentence(error)} onRetry={this.retry} />
    if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
    return (
      <ErrorPage
        title={title}
        button={
          <Button look="primary" onClick={this.retry}>
            <Icon of={REFRESH_CW} />
            Try again
          </Button>
        }
      >
        {errorSentence(error)}
      </ErrorPage>
    )
  }

  retry = (): void => {
    // A page of an older version asks for files that are gone, and some browsers remember which did not come.
    if (this.state.error instanceof LoadError) return location.reload()
    this.props.onRetry()
    this.setState({ error: undefined })
  }
}

/** The server's own words; our own mistakes have none that would help a reader. */
const errorSentence = (error: unknown): string =>
  error instanceof ApiError || error instanceof LoadError ? error.message : 'Something went wrong. Try again.'
