import * as say from '#words/knockout.js'
import { roundDays } from '#core/snapshot/schedule.ts'
import { useMemo, type ReactNode } from 'react'
import type { Bracket } from '#core/knockout/bracket.ts'
import { bracketCompetitors } from '#core/knockout/competitors.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useNow } from '../../hooks/use-now.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../ui/icons.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { BracketColumn } from './bracket-column.tsx'
import styles from './bracket-view.module.css'
import { useHorizontalScroll } from '../../hooks/use-horizontal-scroll.ts'

/**
 * Maximum and minimum width in pixels of a column with its gap. The maximum keeps a bracket of few rounds from filling
 * the page.
 */
const WIDEST = 424
const LEAST = 296

/** A bracket that scrolls sideways to the column of `round`. `children` are placed beside its title. */
export function BracketView({ children, ...rest }: ViewProps & { children: ReactNode }) {
  const { step, canScroll, scrollProps } = useHorizontalScroll()
  const { title, key, columns } = rest.bracket
  return (
    <>
      <header className={styles.bar}>
        <h2>{title}</h2>
        {children}
        <span className={styles.arrows} dir="ltr">
          <IconButton label={say.scrollLeft()} aria-disabled={!canScroll.left} onClick={() => step(-1)}>
            <Icon of={CHEVRON_LEFT} />
          </IconButton>
          <IconButton label={say.scrollRight()} aria-disabled={!canScroll.right} onClick={() => step(1)}>
            <Icon of={CHEVRON_RIGHT} />
          </IconButton>
        </span>
      </header>
      <div
        key={key}
        className={styles.bracket}
        style={{ maxWidth: columns.length * WIDEST, '--least': columns.length * LEAST }}
        aria-label={say.scrollsSideways({ title })}
        {...scrollProps}
      >
        <Columns {...rest} />
      </div>
    </>
  )
}

interface ViewProps {
  snapshot: Snapshot
  /** The round in the address. */
  round: number
  bracket: Bracket
  /** The hash of the address. */
  hash: string
}

function Columns({ snapshot, round, bracket, hash }: ViewProps) {
  const now = useNow()
  const isOwn = useIsOwnEntry()
  const { columns, isTree } = bracket
  const people = useMemo(() => bracketCompetitors(snapshot, knockoutRange(snapshot, round)!.from), [snapshot, round])
  const rounds = useMemo(() => columns.map((column) => pairings(snapshot, column.round)), [snapshot, columns])
  const live = liveRound(snapshot)

  return columns.map((column, at) => (
    <BracketColumn
      key={column.round}
      asked={column.round === round}
      column={column}
      number={at + 1}
      halves={isTree}
      live={column.round === live}
      date={roundDays(snapshot)[column.round - 1] ?? null}
      before={columns[at - 1]}
      pairings={rounds[at]!}
      competitors={people}
      now={now}
      hash={hash}
      isOwn={isOwn}
      settings={snapshot.settings}
    />
  ))
}
