import * as say from '#words/why.js'
import * as sayBoards from '#words/whyBoards.js'
import { useMemo, useState } from 'react'
import { isByHand } from '#core/draw/check-round.ts'
import type { PoolPair } from '#core/draw/draw-round.ts'
import { surprises } from '#core/draw/reasons/surprising.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { useChoice, useChoices } from '../../navigation/use-search-param.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DrawLine } from './draw-line.ts'
import { ExplainedBoard } from './explained-board.tsx'
import { Footnotes } from './footnotes.tsx'
import { Opponents } from './opponents.tsx'
import { toldBoard } from './reason.ts'
import { useReasons } from './use-reasons.ts'

/** Boards explained before "Show all". */
const MANY = 30

export function BoardReasons({ snapshot, round, line, boards, drawn }: BoardReasonsProps) {
  const [all, setAll] = useState(false)
  const [show, setShow] = useChoice('show', ['all', 'surprising'], 'all')
  // Kept, as the reasons are asked for in this order.
  const [ordered] = useState(() => surprisingFirst(snapshot, round, boards, drawn))
  const surprising = ordered.filter(({ isSurprising }) => isSurprising).length
  const isOnly = show === 'surprising' && surprising > 0
  const count = isOnly ? surprising : ordered.length
  const shown = all ? count : Math.min(MANY, count)
  const pairs = useMemo(() => ordered.map(({ board }) => board), [ordered])
  const reasons = useReasons(line, pairs, shown).slice(0, shown)
  const [params, choose] = useChoices()
  const open = params.get('board')
  if (reasons.length === 0) return <Skeleton rows={10} height={72} />
  const hasPools = boards.some(({ pool }) => pool > 0)
  return (
    <Panel
      title={say.whyThesePairings({ round })}
      count={say.boardCount({ count: boards.length })}
      action={
        surprising > 0 &&
        surprising < ordered.length && (
          <Segmented
            label={sayBoards.showBoards()}
            value={show}
            onChoose={setShow}
            choices={[
              { value: 'surprising', label: sayBoards.onlySurprising({ count: surprising }) },
              { value: 'all', label: sayBoards.allBoards({ count: ordered.length }) },
            ]}
          />
        )
      }
    >
      <ol aria-busy={reasons.length < shown}>
        {reasons.map((reason, at) => {
          const { board, key, no, apart, isSurprising } = ordered[at]!
          const colours = { white: board.white, ruled: ruledWhite(drawn, board) }
          return (
            <ExplainedBoard
              key={key}
              snapshot={snapshot}
              round={round}
              no={no}
              board={board}
              reason={reason}
              told={toldBoard(snapshot, round, reason, colours)}
              badges={[
                ...(isSurprising && apart > 0 ? [sayBoards.apart({ points: formatPoints(apart) })] : []),
                ...(hasPools ? [poolTitle(snapshot.settings, snapshot.systems, round, board.pool)] : []),
              ]}
              remarks={[
                ...(isByHand(snapshot, round, board) ? [say.changedByHand()] : []),
                ...(reason.isDrawn ? [] : [say.drawnDifferently()]),
              ]}
              isOpen={open === key}
              onToggle={() => choose({ board: open === key ? undefined : key })}
              others={
                <Opponents snapshot={snapshot} round={round} line={line} pool={board.pool} id={reason.higher.id} />
              }
            />
          )
        })}
      </ol>
      {count > MANY && reasons.length === shown && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFewer({ count: MANY }) : say.showAllBoards({ count })}
          </button>
        </PanelFoot>
      )}
      <Footnotes rules={snapshot.settings.competitors === 'team' ? 'FIDE C.04.6' : 'FIDE C.04.3'} />
    </Panel>
  )
}

interface BoardReasonsProps {
  snapshot: Snapshot
  round: number
  line: DrawLine
  boards: PoolPair[]
  /** The boards as the rules draw them. */
  drawn: readonly PoolPair[]
}

/** The boards with their numbers, those that readers wonder about first. */
function surprisingFirst(snapshot: Snapshot, round: number, boards: PoolPair[], drawn: readonly PoolPair[]) {
  const found = surprises(snapshot, round, boards, drawn)
  return boards
    .map((board, at) => ({
      ...found[at]!,
      board,
      key: String(at + 1),
      no: boards.slice(0, at + 1).filter(({ pool }) => pool === board.pool).length,
    }))
    .toSorted((a, b) => Number(b.isSurprising) - Number(a.isSurprising))
}

/** The player who has White by the rules; the actual White when the rules pair others. */
const ruledWhite = (drawn: readonly PoolPair[], { white, black }: PoolPair): number =>
  drawn.some((pair) => pair.white === black && pair.black === white) ? black : white
