import * as say from '#words/viewer.js'
import { T } from '../../ui/t.tsx'
import { noGameReason } from '#core/game/no-game.ts'
import type { GameSlot } from '#core/game/boards.ts'
import { pairingStart } from '#core/snapshot/pairing-start.ts'
import { isAhead } from '#core/text/start.ts'
import { isArchived } from '#core/match/poll-schedule.ts'
import { useNow } from '../../hooks/use-now.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Time } from '../../ui/time.tsx'
import { ResultChip } from './result-chip.tsx'
import type { MatchView } from './match-view.ts'
import styles from './absent-game.module.css'

/** Shown in place of a board: why there is no game, and its result, if known. */
export function AbsentGame({ match, slot }: { match: MatchView; slot: GameSlot | undefined }) {
  const {
    pairing,
    status,
    teamsUnidentified: isUnidentified,
    linkMissing: isMissing,
    bye,
    snapshot,
    round,
    seenAt,
  } = match
  const start = pairingStart(snapshot, { round, facts: pairing.facts })
  const now = useNow()
  // Games of a running match may not have begun yet.
  const isAwaited = status === 'live' && slot?.state === 'open' && !isUnidentified && !isMissing
  const why = isAwaited
    ? say.gameNotStarted()
    : noGameReason({
        status,
        source: pairing.facts.linkSource,
        type: pairing.facts.linkType,
        isUnidentified,
        isMissing,
        bye,
        over: slot?.state === 'over',
      })
  return (
    <div className={styles.absent}>
      <EmptyState sentence={why}>
        {start !== undefined && isAhead(start, now) && (
          <>
            <T of={say.startsAt({ time: <Time at={start} as="moment" /> })} />
          </>
        )}
        {seenAt !== undefined && isArchived(pairing.facts) && (
          <>
            <T of={say.lastChecked({ time: <Time at={seenAt} as="moment" /> })} />
          </>
        )}
      </EmptyState>
      {slot?.state === 'over' && <Ending match={match} slot={slot} />}
    </div>
  )
}

function Ending({ match: { boards, sides, team }, slot }: { match: MatchView; slot: GameSlot }) {
  const names = boards.find(({ slots }) => slots.includes(slot))?.names
  return (
    <ul className={styles.ending}>
      {sides.map((side, at) => (
        <li key={side.id}>
          <ResultChip slot={slot} side={at as 0 | 1} />
          <bdi>{(team && names?.[at]) || side.name}</bdi>
        </li>
      ))}
    </ul>
  )
}
