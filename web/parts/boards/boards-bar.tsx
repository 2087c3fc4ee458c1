import * as say from '#words/boardGrid.js'
import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import type { BoardFilter } from './board-cards.ts'
import type { BoardSize } from './board-grid.tsx'
import styles from './boards-bar.module.css'

/** `label` is read aloud. */
const SIZES: readonly { value: BoardSize; label: string }[] = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
]

const ANY = ''

/** The filters of the boards, each with the number of boards behind it, and their size. */
export function BoardsBar({
  isTeam,
  counts,
  filter,
  onFilter,
  sides,
  side,
  onSide,
  size,
  onSize,
  children,
}: BoardsBarProps) {
  // A filter that once had boards stays where it is when the last one leaves it.
  const [offered, offer] = useState<ReadonlySet<BoardFilter>>(new Set(['running', 'all']))
  const added = (Object.keys(counts) as BoardFilter[]).filter((one) => counts[one] > 0 && !offered.has(one))
  if (added.length > 0) offer(new Set([...offered, ...added]))
  const words: Record<BoardFilter, string> = {
    running: say.filterRunning(),
    all: say.filterAll(),
    over: say.filterFinished(),
    own: isTeam ? say.filterOwnTeam() : say.filterOwnGame(),
    starred: say.filterStarred(),
  }
  const isWide = useMediaQuery('(min-width: 720px)')
  const more = (
    <>
      {children}
      {sides.length > 2 && (
        <Select
          bare
          label={isTeam ? say.team() : say.player()}
          value={side ?? ANY}
          onChoose={(chosen) => onSide(chosen === ANY ? undefined : chosen)}
          choices={[
            { value: ANY, label: isTeam ? say.allTeams() : say.allPlayers() },
            ...sides.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  )
  return (
    <>
      {!isWide && <div className={styles.more}>{more}</div>}
      <div className={styles.bar}>
        <div className={styles.chips} role="group" aria-label={say.showBoards()}>
          {(Object.keys(words) as BoardFilter[])
            .filter((one) => offered.has(one) || one === filter)
            .map((one) => (
              <button
                key={one}
                type="button"
                className={styles.chip}
                aria-pressed={one === filter}
                onClick={() => onFilter(one)}
              >
                {words[one]} <span>{counts[one]}</span>
              </button>
            ))}
        </div>
        <div className={styles.end}>
          {isWide && more}
          <Segmented label={say.boardSize()} value={size} onChoose={onSize} choices={SIZES} />
        </div>
      </div>
    </>
  )
}

interface BoardsBarProps {
  isTeam: boolean
  counts: Record<BoardFilter, number>
  filter: BoardFilter
  onFilter: (filter: BoardFilter) => void
  /** The competitors of the round, by name. */
  sides: readonly { id: string; name: string }[]
  side: string | undefined
  onSide: (id: string | undefined) => void
  size: BoardSize
  onSize: (size: BoardSize) => void
  children?: ReactNode
}
