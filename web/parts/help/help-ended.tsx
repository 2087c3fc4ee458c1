import { PAGES } from '#core/addresses/pages.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { Retry } from '../../navigation/lazy-view.tsx'
import type { WaitingChange } from '../../offline/queue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT } from '../../ui/icons.ts'
import page from '../../pages/help.module.css'
import styles from '../desk/waiting-changes.module.css'

/** A link that no longer works: why, and the results that were never saved, for the arbiter to enter. */
export function HelpEnded({ sentence, signInFrom, queue, onRetry }: HelpEndedProps) {
  return (
    <>
      <header className={page.head}>
        <h1>{PAGES.help.title}</h1>
      </header>
      <EmptyState
        drawing="draw"
        sentence={sentence}
        button={
          signInFrom !== undefined && (
            <ButtonLink look="primary" external href={loginPath(signInFrom)}>
              Sign in
            </ButtonLink>
          )
        }
      />
      {queue.length > 0 && (
        <section className={styles.asked} aria-label="Results that were not saved">
          <h2>
            <Icon of={CIRCLE_ALERT} />
            {queue.length === 1 ? 'One result was not saved' : `${queue.length} results were not saved`}
          </h2>
          <ul>
            {queue.map(({ key, words }) => (
              <li key={key}>
                <p dir="auto">{words}</p>
              </li>
            ))}
            <li>
              <p>
                Saved on this device.{' '}
                {signInFrom === undefined
                  ? 'Show this page to the arbiter, who can enter what is missing.'
                  : 'Sign in again to send what is missing.'}
              </p>
            </li>
          </ul>
        </section>
      )}
      <Retry onRetry={onRetry} />
    </>
  )
}

interface HelpEndedProps {
  sentence: string
  /** The page to come back to, where signing in helps. */
  signInFrom: string | undefined
  queue: readonly WaitingChange[]
  onRetry: () => void
}
