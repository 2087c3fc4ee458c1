import * as say from '#words/boardGrid.js'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { isWhiteToMove } from '#core/game/position.ts'
import type { LatestPosition } from '#core/game/latest-position.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { SECOND } from '#core/time.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Time, useTimes } from '../../ui/time.tsx'
import { Arrow } from '../board/arrow.tsx'
import { Board } from '../board/board.tsx'
import { describeEvaluation } from '../eval/describe.ts'
import { SwingChip } from '../eval/swing-chip.tsx'
import { hasEvaluation, type BoardCard as Card } from './board-cards.ts'
import type { CardPeople } from './board-people.ts'
import { CardBar } from './card-bar.tsx'
import { CardClock } from './card-clock.tsx'
import {
  boardText,
  cardEvaluations,
  cardResult,
  cardSeats,
  howItEnded,
  lastMove,
  matchText,
  recentSwing,
  silentSince,
  type CardSeat,
} from './card-facts.ts'
import { usePosition } from './use-position.ts'
import styles from './board-card.module.css'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const EMPTY = '8/8/8/8/8/8/8/8'

/** A board with its players and clocks, or the result of its game. All of it is a link to the game. */
export const BoardCard = memo(function BoardCard({ card, people, hasBars: areShown, now }: BoardCardProps) {
  const { match, slot, row, state } = card
  const times = useTimes()
  const position = usePosition(row?.pgn)
  // A game of which nothing may be said has no empty bar.
  const hasBars = areShown && hasEvaluation(card)
  const [white, black] = cardSeats(card, people)
  const silent = silentSince(card, now)
  const isOver = slot.state === 'over'
  const isWaiting = !position && (isOver ? match.isSavedPending : state === 'running' && isUnknown(card))
  const move = lastMove(position)
  const result = cardResult(card)
  const ending = howItEnded(card, position)
  const start = match.pairing.facts.startTime
  const [matchWords, matchNames, boardWords] = [matchText(card, 'codes'), matchText(card, 'names'), boardText(card)]
  const [, evaluation] = hasBars ? cardEvaluations(card, position) : []
  const swing = hasBars ? recentSwing(card, position, now) : undefined
  const label = joinComma([
    ...(matchNames === undefined ? [] : [matchNames]),
    boardWords,
    say.whiteAndBlack({ white: white.name || say.notNamedYet(), black: black.name || say.notNamedYet() }),
    ...(result === undefined ? [] : [result]),
    ...(ending === undefined ? [] : [ending]),
    ...(silent === undefined ? [] : [say.noSignalSince({ time: times(silent, 'clock') })]),
    ...(isOver || move === undefined ? [] : [move]),
    ...(evaluation && !isOver ? [describeEvaluation(evaluation)] : []),
    ...(state === 'next' && start !== undefined ? [say.startsAtTime({ time: times(start, 'clock') })] : []),
  ])
  const player = (seat: CardSeat, isWhite: boolean) => (
    <Player seat={seat} isWhite={isWhite} isWaiting={isWaiting}>
      {!isOver && <CardClock {...clockOf(card, position, isWhite, silent !== undefined)} />}
    </Player>
  )
  return (
    <li
      className={classes(
        styles.card,
        card.isOwn && styles.own,
        isOver && styles.over,
        (state === 'next' || silent !== undefined) && styles.faint,
      )}
    >
      <Link className={styles.link} to={matchPath(match.pairing.id, linkedGame(card))} aria-label={label}>
        {player(black, false)}
        <span className={styles.stage}>
          {hasBars && <CardBar evaluation={evaluation} />}
          {isWaiting ? (
            <span className={styles.waiting} />
          ) : (
            <span className={styles.board}>
              <Board fen={position?.fen ?? (isOver ? EMPTY : START)} last={position?.last} />
              {position?.last && <Arrow from={position.last[0]} to={position.last[1]} />}
            </span>
          )}
          <Note card={card} position={position} silent={silent} isWaiting={isWaiting} move={move} />
        </span>
        {player(white, true)}
        <span className={classes(styles.foot, isOver && styles.result)}>
          {isOver ? (
            <>
              <b dir="ltr">{result}</b>
              <span className={styles.ending}>{ending ?? move}</span>
              <span className={styles.end}>
                <bdi>{match.codes ? `${match.codes.join('–')} ${card.board.number}` : boardWords}</bdi>
              </span>
            </>
          ) : (
            <>
              {matchWords !== undefined && <bdi className={styles.match}>{matchWords}</bdi>}
              <span className={styles.place}>{boardWords}</span>
              {move !== undefined && (
                <span className={styles.end} dir="ltr">
                  {move}
                </span>
              )}
              {swing && <SwingChip of={swing} />}
            </>
          )}
        </span>
      </Link>
    </li>
  )
})

interface BoardCardProps {
  card: Card
  people: CardPeople
  /** Whether evaluations are shown. */
  hasBars: boolean
  /** Changes every few seconds: what is silent is a question of time. */
  now: number
}

/** A match without games of its own has one page. */
const linkedGame = ({ match, slot }: Card): number | undefined =>
  match.team || match.boards.some(({ slots }) => slots.length > 1) ? slot.no : undefined

/** Whether nothing has been heard of a running game yet. */
const isUnknown = ({ match, row }: Card): boolean => !row && (match.isPending || match.seenAt === null)

function clockOf(
  { row, state, match, slot }: Card,
  position: LatestPosition | undefined,
  isWhite: boolean,
  isSilent: boolean,
) {
  const left = state === 'running' && isSilent ? undefined : position?.clocks[isWhite ? 0 : 1]
  const at = row?.movedAt ?? startedAndPlayed(row?.startTime, position)
  const runs = slot.state === 'live' && position !== undefined && isWhiteToMove(position.fen) === isWhite
  return { left, runs, since: at ? at - match.skew : undefined }
}

const startedAndPlayed = (start: number | null | undefined, position: LatestPosition | undefined): number | undefined =>
  start && position?.played !== undefined ? start + SECOND * position.played : undefined

function Player({ seat, isWhite, isWaiting, children }: CardSeatProps) {
  return (
    <span className={classes(styles.player, seat.result && styles[seat.result])}>
      <span className={classes(styles.piece, isWhite ? styles.white : styles.black)} aria-hidden="true" />
      {seat.name ? (
        <span className={styles.name}>
          {seat.title && <span className={styles.title}>{seat.title} </span>}
          <bdi>{seat.name}</bdi>
          {seat.rating > 0 && <span className={styles.rating}> {seat.rating}</span>}
        </span>
      ) : isWaiting ? (
        <span className={styles.nobody} />
      ) : (
        <span className={styles.unnamed}>{say.notNamedYet()}</span>
      )}
      {children}
    </span>
  )
}

interface CardSeatProps {
  seat: CardSeat
  isWhite: boolean
  isWaiting: boolean
  children: ReactNode
}

/** Words over the board, where it doesn’t speak for itself. */
function Note({ card: { state, slot, match }, position, silent, isWaiting, move }: NoteProps) {
  const start = match.pairing.facts.startTime
  // With a key of its own: the hidden element turned into a visible one would count as moved.
  if (isWaiting)
    return (
      <span key="waiting" className={layout.heard}>
        {say.connecting()}
      </span>
    )
  if (silent !== undefined)
    return (
      <span className={styles.note}>
        <b>
          {say.noSignal()} <Time at={silent} as="clock" />
        </b>
        {move === undefined ? undefined : say.lastKnownPosition({ move })}
      </span>
    )
  if (state === 'next')
    return (
      <span className={styles.note}>
        {start !== undefined && (
          <b>
            <Time at={start} as="clock" />
          </b>
        )}
        {say.notStarted()}
      </span>
    )
  if (position) return null
  return <span className={styles.note}>{slot.state === 'over' ? say.movesNotKnown() : say.noMovesYet()}</span>
}

interface NoteProps {
  card: Card
  position: LatestPosition | undefined
  silent: number | undefined
  isWaiting: boolean
  move: string | undefined
}
