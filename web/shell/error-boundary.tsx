import * as say from '#words/shell.js'
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
 * Shows an error until a retry or another address. As a page it shows 404 as "not found"; `inline` shows every error in
 * a panel.
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
  /** Another value, usually the path, clears the error. */
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

  // A `key` would also remount healthy children when the address changes, and close their sockets.
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
        title={isLost && !navigator.onLine ? say.youreOffline() : title}
        button={
          <Button look="primary" onClick={this.onPress}>
            <Icon of={REFRESH_CW} />
            {say.tryAgain()}
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
    // An outdated page asks for deleted chunks, and some browsers remember failed imports: reload. Bugs of ours, and
    // damage to the DOM by extensions, survive a retry: reload as well. But not while the server is unreachable, since
    // a reload would then lose the page.
    const { error } = this.state
    const isBroken = error instanceof LoadError || (!this.props.inline && !(error instanceof ApiError))
    if (isBroken && (await isReachable())) location.reload()
    else this.retry()
  }
}

/** Whether the server gave no answer; such errors are retried when it is back. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof LoadError || (error instanceof ApiError && error.status === 0)

/** The server's own sentence; messages of internal errors would not help a reader. */
function errorSentence(error: unknown): string {
  if (!(error instanceof ApiError || error instanceof LoadError)) return say.somethingWentWrong()
  return isUnreachable(error) ? say.loadsOnceOnline({ message: error.message }) : error.message
}
