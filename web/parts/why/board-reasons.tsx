import * as say from '#words/why.js'
import * as sayBoards from '#words/whyBoards.js'
import { useMemo, useState } from 'react'
import { isByHand } from '#core/draw/check-round.ts'
import type { PoolPair } from '#core/draw/draw-round.ts'
import type { BoardReason } from '#core/draw/reasons/board-reason.ts'
import { CRITERIA } from '#core/draw/reasons/criterion-text.ts'
import { surprises } from '#core/draw/reasons/surprising.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { useChoice, useChoices } from '../../navigation/use-search-param.ts'
import layout from '../../styles/layout.module.css'
import { Panel, PanelBody, PanelFoot } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Flag } from '../people/flag.tsx'
import { ColourStrip } from './colour-strip.tsx'
import type { DrawLine } from './draw-line.ts'
import { Opponents } from './opponents.tsx'
import { noteId, noteWord, Reasoned } from './reason-note.tsx'
import { reasonLines } from './reason.ts'
import { useReasons } from './use-reasons.ts'
import styles from './reasons.module.css'

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
  const explained = reasons.map((reason, at) => ({
    ...ordered[at]!,
    reason,
    lines: reasonLines(snapshot, round, reason, {
      white: pairs[at]!.white,
      ruled: ruledWhite(drawn, pairs[at]!),
    }),
  }))
  const notes = new Set(explained.flatMap(({ lines }) => lines.flatMap(({ note }) => note ?? [])))
  if (explained.length === 0) return <Skeleton rows={10} height={96} />
  const place = (no: number): string => placeLabel(snapshot.settings.competitors === 'team', no)
  const hasPools = boards.some(({ pool }) => pool > 0)
  return (
    <div className={layout.stack}>
      <Panel title={say.whyThesePairings({ round })} count={say.boardCount({ count: boards.length })}>
        {surprising > 0 && surprising < ordered.length && (
          <PanelBody>
            <Segmented
              label={sayBoards.showBoards()}
              value={show}
              onChoose={setShow}
              choices={[
                { value: 'surprising', label: sayBoards.onlySurprising({ count: surprising }) },
                { value: 'all', label: sayBoards.allBoards({ count: ordered.length }) },
              ]}
            />
          </PanelBody>
        )}
        <ol className={styles.boards} aria-busy={reasons.length < shown}>
          {explained.map(({ reason, board, key, no, apart, isSurprising, lines }) => (
            <li key={key}>
              <span className={styles.no} aria-hidden="true">
                {no}
              </span>
              <div>
                <h3>
                  <span className={layout.heard}>{place(no)}: </span>
                  <Names snapshot={snapshot} board={board} />
                  {isSurprising && apart > 0 && <small>{sayBoards.apart({ points: formatPoints(apart) })}</small>}
                  {hasPools && <small>{poolTitle(snapshot.settings, snapshot.systems, round, board.pool)}</small>}
                </h3>
                {isByHand(snapshot, round, board) && <p className={styles.not}>{say.changedByHand()}</p>}
                {!reason.isDrawn && <p className={styles.not}>{say.drawnDifferently()}</p>}
                {lines.map((each) => (
                  <Reasoned key={each.text} line={each} />
                ))}
                <Strips snapshot={snapshot} reason={reason} />
                <button
                  type="button"
                  className={layout.link}
                  aria-expanded={open === key}
                  onClick={() => choose({ board: open === key ? undefined : key })}
                >
                  {say.whoElse()}
                  <span className={layout.heard}> {place(no)}</span>
                </button>
                {open === key && (
                  <Opponents
                    key={key}
                    snapshot={snapshot}
                    round={round}
                    line={line}
                    pool={board.pool}
                    id={reason.higher.id}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
        {count > MANY && reasons.length === shown && (
          <PanelFoot>
            <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? say.showFewer({ count: MANY }) : say.showAllBoards({ count })}
            </button>
          </PanelFoot>
        )}
      </Panel>
      {notes.size > 0 && (
        <Panel
          title={say.rulesNamedHere()}
          count={snapshot.settings.competitors === 'team' ? 'FIDE C.04.6' : 'FIDE C.04.3'}
        >
          <PanelBody>
            <dl className={styles.notes}>
              {Object.entries(CRITERIA).map(([note, text]) => (
                <div key={note} id={noteId(note)} hidden={!notes.has(note)}>
                  <dt>{noteWord(note)}</dt>
                  <dd>{text()}</dd>
                </div>
              ))}
            </dl>
          </PanelBody>
        </Panel>
      )}
    </div>
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

function Names({ snapshot, board: { white, black } }: { snapshot: Snapshot; board: PoolPair }) {
  const { nationality } = snapshot.players
  return (
    <>
      <Flag code={nationality[white] ?? ''} />
      <bdi>{distinctName(snapshot, white)}</bdi>
      <span aria-hidden="true">–</span>
      {black < 0 ? (
        say.bye()
      ) : (
        <>
          <Flag code={nationality[black] ?? ''} />
          <bdi>{distinctName(snapshot, black)}</bdi>
        </>
      )}
    </>
  )
}

function Strips({ snapshot, reason: { higher, lower } }: { snapshot: Snapshot; reason: BoardReason }) {
  const sides = [higher, lower].flatMap((side) => (lower && side?.colours ? [side] : []))
  if (sides.length === 0) return null
  return (
    <p className={styles.strips}>
      {sides.map(({ id, colours }) => (
        <span key={id}>
          <bdi>{distinctName(snapshot, id)}</bdi> <ColourStrip colours={colours} />
        </span>
      ))}
    </p>
  )
}
