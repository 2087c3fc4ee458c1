import * as say from '#words/deskDraw.js'
import type { KeyboardEvent, ReactNode } from 'react'
import { forfeitOf } from '#core/draw/who-plays.ts'
import type { DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Flag } from '../../people/flag.tsx'
import { coloursOf } from './draw-seats.ts'
import { entryName } from '../players/entry-name.ts'
import { HAND, LOCK } from '../icons.ts'
import styles from './draw-list.module.css'

const BYES: Record<NonNullable<DrawnPair['bye']>, () => string> = {
  U: say.bye,
  F: say.fullPointBye,
  H: say.halfPointBye,
  Z: say.notPlaying,
}

export interface SeatActs {
  chosen: number | undefined
  scores: ReadonlyMap<number, number>
  press: (no: number) => void
  key: (event: KeyboardEvent<HTMLButtonElement>, no: number) => void
}

interface SeatProps {
  snapshot: Snapshot
  no: number
  acts: SeatActs
  isBlack?: boolean
}

export function Seat({ snapshot, no, acts, isBlack = false }: SeatProps) {
  const code = snapshot.players.nationality[snapshot.players.no.indexOf(no)] ?? ''
  return (
    <button
      type="button"
      className={classes(styles.seat, isBlack && styles.black)}
      aria-pressed={acts.chosen === no}
      onClick={() => acts.press(no)}
      onKeyDown={(event) => acts.key(event, no)}
    >
      <Flag code={code} />
      <bdi>{entryName(snapshot, no)}</bdi>
      <Colours letters={coloursOf(snapshot, no)} />
      <b dir="ltr">{formatPoints(acts.scores.get(no) ?? 0)}</b>
    </button>
  )
}

interface DrawBoardProps {
  snapshot: Snapshot
  pair: DrawnPair
  board: number
  acts: SeatActs
  met: number | undefined
  isByHand: boolean
  /** Rendered below the board while it is open. */
  children: ReactNode
}

/** A board of the draft, or an entry with a bye. */
export function DrawBoard({ snapshot, pair, board, acts, met, isByHand, children }: DrawBoardProps) {
  const { white, black, bye = 'U', isFixed } = pair
  return (
    <li id={`board-${board}`} className={classes(Boolean(children) && styles.open)}>
      <span className={styles.no}>{black === null ? '–' : board}</span>
      <Seat snapshot={snapshot} no={white} acts={acts} />
      {black === null ? (
        <span className={styles.bye}>{BYES[bye]()}</span>
      ) : (
        <Seat snapshot={snapshot} no={black} acts={acts} isBlack />
      )}
      <span className={styles.tags}>
        {black !== null && forfeitOf(snapshot, snapshot.round + 1, white, black) && (
          <em className={styles.warn}>{say.forfeit()}</em>
        )}
        {met !== undefined && <em className={styles.warn}>{say.metInRound({ round: met })}</em>}
        {isFixed && (
          <em>
            <Icon of={LOCK} size={12} />
            {say.fixed()}
          </em>
        )}
        {isByHand && (
          <em>
            <Icon of={HAND} size={12} />
            {say.byHand()}
          </em>
        )}
      </span>
      {children}
    </li>
  )
}

function Colours({ letters }: { letters: string }) {
  // Only the last rounds of a long event are shown.
  const shown = letters.slice(-9)
  if (shown === '') return null
  return (
    <span className={styles.colours} aria-hidden="true">
      {Array.from(shown, (letter, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a chip is its round
        <i key={at} data-colour={letter} />
      ))}
    </span>
  )
}
