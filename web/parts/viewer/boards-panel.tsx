import * as say from '#words/viewer.js'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { MatchBoard } from '#core/game/boards.ts'
import { Panel } from '../../ui/panel.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './boards-panel.module.css'
import { gameToOpen } from './game-to-open.ts'
import type { MatchView } from './match-view.ts'
import { ResultChip } from './result-chip.tsx'

export function BoardsPanel({ match, current }: { match: MatchView; current: number }) {
  const { boards, pairing } = match
  const each = Math.max(...boards.map(({ slots }) => slots.length))
  return (
    <Panel title={match.team ? say.boards() : say.games()} count={countWords(match, each)}>
      {[...Map.groupBy(boards, ({ label }) => label)].map(([label, own]) => (
        <Fragment key={label ?? ''}>
          {label !== undefined && (
            <h3 className={styles.label} dir="auto">
              {label}
            </h3>
          )}
          <ol className={styles.list}>
            {own.map((board) => (
              <li key={board.number}>
                <Link
                  to={`/g/${pairing.id}/${gameToOpen(board, current)}`}
                  aria-current={board.slots.some(({ no }) => no === current) ? 'true' : undefined}
                >
                  <span className={styles.no}>{match.team && board.number}</span>
                  <Line board={board} side={0} match={match} />
                  <Line board={board} side={1} match={match} />
                </Link>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </Panel>
  )
}

function countWords({ team, boards }: MatchView, each: number): string {
  if (!team) return say.gameCount({ count: each })
  const count = boards.length
  return each > 1 ? say.boardsAndGames({ boards: count, games: each }) : say.boardCount({ boards: count })
}

export const hasBoards = ({ team, slots, boards }: MatchView): boolean =>
  slots.length > 1 && (!team || boards.some(({ names: [first, second], score }) => first || second || score))

function Line({ board, side, match: { team, sides } }: { board: MatchBoard; side: 0 | 1; match: MatchView }) {
  const { name } = sides[side]
  const who = board.names[side] || (team ? '–' : name)
  return (
    <>
      <bdi className={styles.who} title={who}>
        {who}
      </bdi>
      <span className={styles.games}>
        {board.slots.map((slot) => (
          <ResultChip key={slot.no} slot={slot} side={side} />
        ))}
        <span className={styles.points}>{board.score && <Points of={board.score[side]} />}</span>
      </span>
    </>
  )
}
