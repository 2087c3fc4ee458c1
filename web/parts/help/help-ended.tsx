import * as say from '#words/help.js'
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
              {say.signIn()}
            </ButtonLink>
          )
        }
      />
      {queue.length > 0 && (
        <section className={styles.asked} aria-label={say.resultsThatWereNotSaved()}>
          <h2>
            <Icon of={CIRCLE_ALERT} />
            {say.resultsWereNotSaved({ count: queue.length })}
          </h2>
          <ul>
            {queue.map(({ key, words }) => (
              <li key={key}>
                <p dir="auto">{words}</p>
              </li>
            ))}
            <li>
              <p>
                {say.savedOnThisDevice()} {signInFrom === undefined ? say.showPageToArbiter() : say.signInAgainToSend()}
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
