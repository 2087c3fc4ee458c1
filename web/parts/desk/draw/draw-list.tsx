import * as say from '#words/deskDraw.js'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import type { Draw, DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorsBefore } from '#core/standings/competitors-before.ts'
import { lazyView } from '../../../navigation/lazy-view.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DrawState } from '../../why/use-draw.ts'
import { DrawActs, KEYS, type BoardKey } from './draw-acts.tsx'
import { DrawBoard, Seat, type SeatActs } from './draw-board.tsx'
import {
  exchanged,
  metIn,
  pairKey,
  sitsAt,
  takenApart,
  unpaired,
  withBye,
  withColoursSwapped,
  withFixed,
} from './draw-seats.ts'
import { entryName } from '../players/entry-name.ts'
import { useKeptSeat } from './use-kept-seat.ts'
import styles from './draw-list.module.css'

const BoardWhy = lazyView<BoardWhyProps>(async () => (await import('../../why/board-why.tsx')).BoardWhy)

export interface BoardWhyProps {
  state: DrawState
  round: number
  /** Start numbers. */
  pair: DrawnPair
}

/** The draft of a round. Pressing two players one after the other exchanges their seats. */
export function DrawList({ snapshot, draw, state, isBusy, onChange, onForbid }: DrawListProps) {
  const [open, setOpen] = useState<{ no: number; isMoving: boolean }>()
  const list = useRef<HTMLOListElement>(null)
  const { pairs, proposed, round } = draw
  const keepSeat = useKeptSeat(list, pairs)
  const left = unpaired(snapshot, round, pairs)
  const isSwiss = draw.engine === 'swiss'
  const scores = new Map(
    competitorsBefore(snapshot, round).map(({ score }, position) => [snapshot.players.no[position]!, score]),
  )
  const proposals = new Set(proposed.map(pairKey))
  const change = (next: DrawnPair[]): void => {
    setOpen(undefined)
    if (!isBusy) onChange(next)
  }
  const press = (no: number): void => {
    if (!open?.isMoving) setOpen({ no, isMoving: true })
    else if (open.no === no) setOpen(undefined)
    else change(exchanged(pairs, open.no, no))
  }
  const act = (key: BoardKey, no: number): void => {
    const pair = pairs.find((one) => sitsAt(one, no))
    if (key === 'p') return open?.isMoving ? press(no) : setOpen({ no, isMoving: true })
    if (!pair || pair.black === null || isBusy) return undefined
    if (key === 'c') return change(withColoursSwapped(pairs, no))
    if (key === 't') return change(takenApart(pairs, no))
    if (!isSwiss) return undefined
    if (key === 'f') return change(withFixed(pairs, no))
    setOpen(undefined)
    return onForbid([pair.white, pair.black])
  }
  const pressed = (event: KeyboardEvent<HTMLButtonElement>, no: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const { key } = event
    const seats = [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])]
    const at = seats.indexOf(event.currentTarget)
    if (key === 'ArrowDown' || key === 'ArrowUp') seatBeside(event.currentTarget, key === 'ArrowDown' ? 1 : -1)?.focus()
    else if (key === 'Escape') setOpen(undefined)
    else if (key === 'w') setOpen(open && !open.isMoving && open.no === no ? undefined : { no, isMoving: false })
    else if ('cpfxt'.includes(key) && key.length === 1) {
      keepSeat(at)
      act(key as BoardKey, no)
    } else return
    event.preventDefault()
  }
  const acts: SeatActs = { chosen: open?.isMoving ? open.no : undefined, scores, press, key: pressed }
  const actsOf = (pair: DrawnPair | undefined) =>
    open && (
      <DrawActs
        moving={open.isMoving ? entryName(snapshot, open.no) : ''}
        isBoard={pair !== undefined && pair.black !== null}
        isFixed={pair?.isFixed ?? false}
        isSwiss={isSwiss}
        isBusy={isBusy}
        act={(key) => act(key, open.no)}
        giveBye={(bye) => change(withBye(pairs, open.no, bye))}
        cancel={() => setOpen(undefined)}
      >
        {pair && (
          <Suspense>
            <BoardWhy state={state} round={round} pair={pair} />
          </Suspense>
        )}
      </DrawActs>
    )
  return (
    <Panel className={styles.draft}>
      <ol ref={list} className={styles.pairs} aria-label={say.draftOfRound({ round })}>
        {pairs.map((pair, at) => (
          <DrawBoard
            // Stays the same when the colours of a board are swapped.
            key={Math.min(pair.white, pair.black ?? pair.white)}
            snapshot={snapshot}
            pair={pair}
            board={at + 1}
            acts={acts}
            met={pair.black === null ? undefined : metIn(snapshot, pair.white, pair.black)}
            isByHand={proposed.length > 0 && !proposals.has(pairKey(pair))}
          >
            {open && sitsAt(pair, open.no) && actsOf(pair)}
          </DrawBoard>
        ))}
      </ol>
      {left.length > 0 && (
        <div className={styles.left}>
          <h3>{say.notPairedYet()}</h3>
          <p>{say.pressTwo()}</p>
          <ul>
            {left.map((no) => (
              <li key={no}>
                <Seat snapshot={snapshot} no={no} acts={acts} />
              </li>
            ))}
          </ul>
          {open && left.includes(open.no) && actsOf(undefined)}
        </div>
      )}
      <p className={styles.keys}>
        {KEYS.map(([keys, what]) => (
          <span key={keys}>
            <Keys of={keys} />
            {what()}
          </span>
        ))}
      </p>
    </Panel>
  )
}

/** The seat of the same colour on the next or the previous board. */
function seatBeside(seat: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = seat.closest('li')
  const column = row ? [...row.querySelectorAll(':scope > button')].indexOf(seat) : 0
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  const seats = next?.querySelectorAll<HTMLElement>(':scope > button')
  return seats?.[Math.min(column, seats.length - 1)]
}

interface DrawListProps {
  snapshot: Snapshot
  draw: Draw
  /** The check of the draft, for which this browser draws the round again. */
  state: DrawState
  isBusy: boolean
  onChange: (pairs: DrawnPair[]) => void
  onForbid: (pair: [number, number]) => void
}
