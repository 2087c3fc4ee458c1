import * as say from '#words/evaluation.js'
import { formatMove, type MoveList } from '#core/game/moves.ts'
import type { Evaluations, Swing } from '#core/game/swings.ts'
import { winPercent } from '#core/match/win-chance.ts'
import { describeGraph, describeTurn } from './describe.ts'
import { turnPlaces } from './turn-places.ts'
import styles from './eval-graph.module.css'

const WIDTH = 1000
/** A running game leaves room for the moves to come: its last position is at this share of the width, or further left. */
const LIVE_SHARE = 0.75
const LIVE_PLIES = 60

/** White's win percentage over the moves of a game, white below black as on the bar. A press goes to a move. */
export function EvalGraph({ game, evaluations, ply, turns, live, onGo }: EvalGraphProps) {
  const { moves, start } = game
  const last = moves.length
  const whole = Math.max(1, live ? Math.max(LIVE_PLIES, last / LIVE_SHARE) : last)
  const share = (at: number) => at / whole
  const percent = (at: number) => 100 - winPercent(evaluations[at - 1] ?? { cp: 0 })
  const known = evaluations.flatMap((evaluation, at) => (evaluation ? [at + 1] : []))
  const points = [[0, 50], ...known.map((at) => [WIDTH * share(at), percent(at)])]
  const path = points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join('L')
  const end = points.at(-1)![0]!.toFixed(1)
  const places = turnPlaces(turns.map(({ ply: at }) => ({ left: 100 * share(at), top: percent(at) })))
  return (
    // The keys of the page and the list of moves do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.graph}
      data-late=""
      dir="ltr"
      onClick={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        onGo(Math.min(last, Math.round(((clientX - left) / width) * whole)))
      }}
    >
      <svg
        viewBox={`0 0 ${WIDTH} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describeGraph(evaluations, start)}
      >
        <path className={styles.white} d={`M${path}L${end} 100L0 100z`} />
        <path className={styles.middle} d={`M0 50H${end}`} />
        <path className={styles.edge} d={`M${path}`} />
      </svg>
      <span className={styles.rest} style={{ left: `${Number(end) / 10}%` }} />
      <span className={styles.now} style={{ left: `${100 * share(ply)}%` }} />
      {turns.map((turn, at) => {
        const { left, top } = places[at]!
        const move = formatMove(turn.ply, start, moves[turn.ply - 1]?.san ?? '')
        return (
          <button
            key={turn.ply}
            type="button"
            className={styles.turn}
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-label={say.turningPoint({ number: String(at + 1), move })}
            title={`${move} ${describeTurn(turn)}`}
            onClick={(event) => {
              event.stopPropagation()
              onGo(turn.ply)
            }}
          >
            {at + 1}
          </button>
        )
      })}
    </div>
  )
}

export interface EvalGraphProps {
  game: Pick<MoveList, 'moves' | 'start'>
  evaluations: Evaluations
  ply: number
  turns: Swing[]
  /** Whether more moves are expected. */
  live: boolean
  onGo: (ply: number) => void
}
