import { Component, type ReactNode } from 'react'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ApiError } from '../api/client.ts'
import { isReachable } from '../api/connection.ts'
import { LoadError, recover, Retry } from '../navigation/lazy-view.tsx'
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

  override componentDidCatch(error: unknown): void {
    if (error instanceof LoadError) recover(error)
  }

  override render() {
    const { error } = this.state
    const { title, inline, children } = this.props
    if (error === undefined) return children
    const isLost = isUnreachable(error)
    const retrying = isLost && <Retry onRetry={this.retry} />
    if (inline) {
      return (
        <>
          <ErrorPanel what={title} why={errorSentence(error)} onRetry={this.onPress} />
          {retrying}
        </>
      )
    }
    if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
    return (
      <ErrorPage
        title={isLost && !navigator.onLine ? 'You’re offline' : title}
        button={
          <Button look="primary" onClick={this.onPress}>
            <Icon of={REFRESH_CW} />
            Try again
          </Button>
        }
      >
        {errorSentence(error)}
        {retrying}
      </ErrorPage>
    )
  }

  retry = (): void => {
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  onPress = async (): Promise<void> => {
    // A page of an older version asks for files that are gone, and some browsers remember which did not come. But where
    // nothing answers, a page that is loaded anew would be none at all. What is no answer either is a mistake of ours, or what
    // something else did to the page: both are still there when it is tried again.
    const { error } = this.state
    const isBroken = error instanceof LoadError || (!this.props.inline && !(error instanceof ApiError))
    if (isBroken && (await isReachable())) location.reload()
    else this.retry()
  }
}

/** Whether nothing came of the server at all: then it is tried again when the network is back. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof LoadError || (error instanceof ApiError && error.status === 0)

/** The server's own words; our own mistakes have none that would help a reader. */
function errorSentence(error: unknown): string {
  if (!(error instanceof ApiError || error instanceof LoadError)) return 'Something went wrong. Try again.'
  return isUnreachable(error) ? `${error.message} It loads by itself once you’re back online.` : error.message
}
