import * as say from '#words/moments.js'
import type { ReactNode } from 'react'
import { useQueries } from '@tanstack/react-query'
import { tournamentPath } from '#core/addresses/paths.ts'
import { momentQueries } from '../../api/moments.ts'
import { classes } from '../../ui/classes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MomentItem } from './moment-item.tsx'
import { useIsMine } from './use-is-mine.ts'
import styles from './moments.module.css'

/** Events looked at, the followed ones first. */
const MAX_EVENTS = 4
const SHOWN = 3

interface LookedEvent {
  id: string
  /** As in addresses. */
  address: string
  name: string
  round: number
}

interface SinceYouLookedProps {
  /** Followed events that go on. */
  events: LookedEvent[]
  /** In milliseconds: the reader’s last visit. */
  since: number
  /** Shown if there is nothing new. */
  children?: ReactNode
}

/**
 * What happened to the reader’s own and starred teams and players since the last visit, the newest first. Readers who
 * hide results get counts: the event’s page shows one after the other.
 */
export function SinceYouLooked({ events, since, children }: SinceYouLookedProps) {
  const asked = events.filter(({ round }) => round > 0).slice(0, MAX_EVENTS)
  const answers = useQueries({
    queries: asked.map(({ address }) => ({ ...momentQueries.latest(address), throwOnError: false })),
  })
  const isMine = useIsMine()
  const told = answers.flatMap(({ data }, at) =>
    (data?.moments ?? [])
      .filter((moment) => moment.at > since && isMine(asked[at]!.id, moment))
      .map((moment) => ({ moment, isTeam: data!.isTeam })),
  )
  const newest = told.toSorted((one, other) => other.moment.at - one.moment.at).slice(0, SHOWN)
  const hidden = answers.flatMap(({ data }, at) => {
    const count = (data?.hidden ?? []).reduce((sum, match) => sum + (isMine(asked[at]!.id, match) ? match.count : 0), 0)
    return count > 0 ? [{ ...asked[at]!, count }] : []
  })
  if (newest.length === 0 && hidden.length === 0) return children
  return (
    <>
      {newest.length > 0 && (
        <ol className={classes(styles.list, styles.small)}>
          {newest.map(({ moment, isTeam }) => (
            <MomentItem key={`${moment.match} ${moment.id}`} moment={moment} isTeam={isTeam} isOwn small />
          ))}
        </ol>
      )}
      {hidden.map(({ id, address, name, count }) => (
        <div key={id} className={styles.veil}>
          <span>{say.hiddenMoments({ count, match: name })}</span>
          <ButtonLink small href={`${tournamentPath(address, 'dashboard')}#moments`}>
            {say.showOne()}
          </ButtonLink>
        </div>
      ))}
    </>
  )
}
