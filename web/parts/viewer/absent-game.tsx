import { whyNothing } from '#core/game/absence.ts'
import type { Slot } from '#core/game/boards.ts'
import { useNow } from '../../hooks/use-now.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Time } from '../../ui/time.tsx'
import { ResultChip } from './result-chip.tsx'
import type { Meeting } from './meeting.ts'
import styles from './absent-game.module.css'

/** In place of a board: why there is none, and how the game ended where that is known. */
export function AbsentGame({ meeting, slot }: { meeting: Meeting; slot: Slot | undefined }) {
  const { pairing, status, isUntold, bye, event, round } = meeting
  const start = pairing.facts.startTime ?? event.dates[round - 1]
  const now = useNow()
  // A match that is being played has games that have not begun.
  const isAhead = status === 'live' && slot?.state === 'open' && !isUntold
  const why = isAhead
    ? 'This game has not begun.'
    : whyNothing({ status, source: pairing.facts.linkSource, isUntold, bye, over: slot?.state === 'over' })
  return (
    <div className={styles.absent}>
      <EmptyState sentence={why}>
        {start != null && start > now && (
          <>
            It starts on <Time at={start} as="moment" />.
          </>
        )}
      </EmptyState>
      {slot?.state === 'over' && <Ending meeting={meeting} slot={slot} />}
    </div>
  )
}

function Ending({ meeting: { boards, sides, team }, slot }: { meeting: Meeting; slot: Slot }) {
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
