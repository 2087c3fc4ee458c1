import * as say from '#words/moments.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { momentSentence } from '#core/moments/moment-words.ts'
import { Time } from '../../ui/time.tsx'
import { momentPath } from '../moments/moment-path.ts'
import { plainName, sentenceParts } from '../moments/sentence-parts.ts'
import { useSinceYouLooked } from '../moments/use-since-you-looked.ts'
import styles from './own-home.module.css'

interface SinceLineProps {
  /** Followed events that go on. */
  events: { id: string; address: string; name: string }[]
  /** In milliseconds: the end of the visit before this one. */
  since: number
  /** Shown if nothing happened. */
  children: ReactNode
}

/** The newest moment of the reader’s own and starred teams and players; with hidden results only that there are some. */
export function SinceLine({ events, since, children }: SinceLineProps) {
  const { told, hidden } = useSinceYouLooked(events, since)
  const [newest] = told
  const [veiled] = hidden
  if (newest) {
    const { moment, isTeam, event } = newest
    const [bold, rest] = sentenceParts(momentSentence(moment, { isTeam, name: plainName }))
    return (
      <>
        <Link className={styles.game} to={momentPath(moment)} title={bold + rest}>
          <b>{bold}</b>
          {rest}
        </Link>
        <span className={styles.where} title={event.name}>
          <Time at={moment.at} as="clock" /> · <bdi>{event.name}</bdi>
        </span>
      </>
    )
  }
  if (veiled) {
    const { event, count } = veiled
    return (
      <>
        <span className={styles.none}>{say.hiddenMoments({ count, match: event.name })}</span>
        <Link className={styles.more} to={`${tournamentPath(event.address, 'dashboard')}#moments`}>
          {say.showOne()}
        </Link>
      </>
    )
  }
  return children
}
