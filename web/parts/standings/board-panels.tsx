import * as say from '#words/standings.js'
import { useMemo } from 'react'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { boardScores } from '#core/rows/individual-scores.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './board-panels.module.css'
import { BestRows } from './best-rows.tsx'
import { nameFilter } from './name-filter.ts'

/** Rows per board while nothing is searched. */
const BEST = 5

/** The best results on each board of a team event; all results of the players that match a search. */
export function BoardPanels({ rows, sought, ratings }: { rows: IndividualRow[]; sought: string; ratings: boolean }) {
  const boards = useMemo(() => boardScores(rows), [rows])
  const isSought = nameFilter(sought)
  const found = boards
    .map(({ board, scores }) => ({
      board,
      scores: sought.trim()
        ? scores.filter(({ row }) => isSought({ name: `${row.name} ${row.username ?? ''} ${row.team}` }))
        : scores.filter(({ games }) => games > 0).slice(0, BEST),
    }))
    .filter(({ scores }) => scores.length > 0)
  if (found.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={sought.trim() ? say.noResultsFor({ sought: sought.trim() }) : say.noResultsYet()} />
      </Panel>
    )
  }
  return (
    <div className={styles.boards}>
      {found.map(({ board, scores }) => (
        <Panel key={board} title={say.board({ board })}>
          <BestRows
            caption={say.bestResultsOnBoard({ board })}
            noun={say.player()}
            heads={[
              { word: say.team(), text: true },
              { word: say.points() },
              { word: say.games() },
              ...(ratings ? [{ word: say.perf(), title: say.performance() }] : []),
            ]}
            rows={scores.map(({ row, rank, score, games, performance }) => ({
              key: `${row.team}/${row.name}/${row.username}`,
              rank,
              name: row.name,
              href: undefined,
              title: row.title,
              nationality: row.nationality,
              cells: [row.team, <Points key="points" of={score} />, games, ...(ratings ? [performance ?? '–'] : [])],
            }))}
          />
        </Panel>
      ))}
    </div>
  )
}
