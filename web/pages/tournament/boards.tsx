import * as say from '#words/boardGrid.js'
import { useMemo } from 'react'
import { tournamentPath } from '#core/addresses/paths.ts'
import { boardsRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useRenderedFor } from '../../hooks/use-media-query.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { useChoice, useChoices } from '../../navigation/use-search-param.ts'
import { Pieces } from '../../parts/board/pieces.tsx'
import {
  boardCards,
  countCards,
  FILTERS,
  hasEvaluation,
  shownCards,
  startOf,
  type ShownCards,
} from '../../parts/boards/board-cards.ts'
import { BoardGrid } from '../../parts/boards/board-grid.tsx'
import { useBoardPeople } from '../../parts/boards/board-people.ts'
import { BarsSwitch } from '../../parts/boards/bars-switch.tsx'
import { BoardsBar } from '../../parts/boards/boards-bar.tsx'
import { useRoundMatches, type RoundMatch } from '../../parts/boards/round-matches.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useTimes } from '../../ui/time.tsx'
import styles from './boards.module.css'

/** Kept in this browser: `off` hides the bars. */
const BARS_KEY = 'board-bars'

/** All boards of a round: running ones first, then those that have ended, then those still to start. */
export function BoardsPage({
  snapshot,
  id,
  roundParam,
}: {
  snapshot: Snapshot
  id: string
  /** The round as written in the address. */
  roundParam: string | undefined
}) {
  const round = boardsRound(snapshot, roundParam)
  return round === undefined ? null : <RoundBoards snapshot={snapshot} id={id} round={round} />
}

function RoundBoards({ snapshot, id, round }: { snapshot: Snapshot; id: string; round: number }) {
  const isTeam = snapshot.settings.competitors === 'team'
  const now = useNow()
  const [size, setSize] = useChoice('size', ['s', 'm', 'l'], 'm')
  const [params, choose] = useChoices()
  const matches = useRoundMatches(snapshot, id, round)
  const people = useBoardPeople(id, isTeam)
  const isOwn = useIsOwnEntry()
  const stars = useStars()
  const cards = useMemo(() => boardCards(matches, { isOwn, stars, people }), [matches, isOwn, stars, people])
  const counts = countCards(cards)
  const usual = counts.running > 0 ? 'running' : 'all'
  const filter = FILTERS.find((one) => one === params.get('show')) ?? usual
  const sides = useMemo(() => sidesOf(matches), [matches])
  const side = sides.find((one) => one.id === params.get('side'))?.id
  const shown = shownCards(cards, filter, side)
  const isEvaluated = cards.some(hasEvaluation)
  const [isOff, keepOff] = useLocalStorage(BARS_KEY)
  const hasBars = isEvaluated && isOff === null
  const showBars = (on: boolean) => keepOff(on ? undefined : 'off')
  const renderedFor = useRenderedFor()
  return (
    <div data-wide-page data-for={renderedFor}>
      <h2 className={layout.heard}>{say.boardsOfRound({ round })}</h2>
      <svg className={styles.pieces} aria-hidden="true">
        <Pieces />
      </svg>
      {cards.length > 0 && (
        <BoardsBar
          isTeam={isTeam}
          counts={counts}
          filter={filter}
          onFilter={(next) => choose({ show: next === usual ? undefined : next })}
          sides={sides}
          side={side}
          onSide={(next) => choose({ side: next })}
          size={size}
          onSize={setSize}
        >
          {isEvaluated && <BarsSwitch isOn={hasBars} onSwitch={showBars} />}
        </BoardsBar>
      )}
      {isEmpty(shown) ? (
        <Panel>
          <EmptyState
            sentence={cards.length === 0 ? say.noBoardsInRound() : say.noBoardsHere()}
            button={
              <ButtonLink href={tournamentPath(id, 'pairings', round)}>{say.pairingsOfRound({ round })}</ButtonLink>
            }
          >
            {cards.length === 0 ? say.boardsAppearHere() : undefined}
          </EmptyState>
        </Panel>
      ) : (
        <Grids shown={shown} size={size} now={now} people={people} hasBars={hasBars} />
      )}
    </div>
  )
}

const isEmpty = ({ running, over, next }: ShownCards) => running.length + over.length + next.length === 0

function Grids({ shown: { running, over, next }, ...grid }: GridsProps) {
  const times = useTimes()
  const first = next[0] ? startOf(next[0]) : Number.MAX_SAFE_INTEGER
  return (
    <>
      <BoardGrid {...grid} cards={running} heading={say.filterRunning()} />
      <BoardGrid
        {...grid}
        cards={over}
        heading={say.filterFinished()}
        note={say.finishedNote({ count: over.length })}
      />
      <BoardGrid
        {...grid}
        cards={next}
        heading={say.stillToStart()}
        note={
          first === Number.MAX_SAFE_INTEGER
            ? say.boardCount({ count: next.length })
            : say.boardsFrom({ count: next.length, time: times(first, 'moment') })
        }
      />
    </>
  )
}

interface GridsProps extends Pick<Parameters<typeof BoardGrid>[0], 'size' | 'now' | 'people' | 'hasBars'> {
  shown: ShownCards
}

const sidesOf = (matches: readonly RoundMatch[]) =>
  matches
    .flatMap(({ sides }) => sides.map(({ id, name }) => ({ id, name })))
    .toSorted((a, b) => a.name.localeCompare(b.name))
