import * as say from '#words/why.js'
import * as sayBoards from '#words/whyBoards.js'
import { useId, type ReactNode } from 'react'
import type { PoolPair } from '#core/draw/draw-round.ts'
import type { BoardReason } from '#core/draw/reasons/board-reason.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN } from '../../ui/icons.ts'
import { Flag } from '../people/flag.tsx'
import { ColourStrip } from './colour-strip.tsx'
import { opponentsBefore } from './opponents-before.ts'
import { Reasoned } from './reason-note.tsx'
import type { ToldBoard } from './reason.ts'
import styles from './explained-board.module.css'

/** A pair and why it is one, in a sentence; the rest unfolds. */
export function ExplainedBoard({
  snapshot,
  round,
  no,
  board,
  reason,
  told,
  badges,
  remarks,
  isOpen,
  onToggle,
  others,
}: Props) {
  const details = useId()
  const place = placeLabel(snapshot.settings.competitors === 'team', no)
  return (
    <li className={styles.board}>
      <div className={styles.head}>
        <span className={styles.no} aria-hidden="true">
          {no}
        </span>
        <div className={styles.first}>
          <h3>
            <span className={layout.heard}>{place}: </span>
            <Names snapshot={snapshot} board={board} />
          </h3>
          {remarks.map((text) => (
            <p key={text} className={styles.not}>
              {text}
            </p>
          ))}
          <Reasoned line={told.first} />
        </div>
        <span className={styles.badges}>
          {badges.map((text) => (
            <small key={text}>{text}</small>
          ))}
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          aria-label={sayBoards.detailsOf({ place })}
          onClick={onToggle}
        >
          <Icon of={CHEVRON_DOWN} />
        </button>
      </div>
      {isOpen && (
        <div id={details} className={styles.more}>
          <div>
            <h4>{sayBoards.pointsAndOpponents()}</h4>
            {told.more.map((line) => (
              <Reasoned key={line.text} line={line} />
            ))}
            <Met snapshot={snapshot} round={round} reason={reason} />
          </div>
          {(told.colour || reason.lower) && (
            <div>
              <h4>{sayBoards.coloursHead()}</h4>
              <Strips snapshot={snapshot} reason={reason} />
              {told.colour && <Reasoned line={told.colour} />}
            </div>
          )}
          <div className={styles.others}>{others}</div>
        </div>
      )}
    </li>
  )
}

interface Props {
  snapshot: Snapshot
  round: number
  no: number
  board: PoolPair
  reason: BoardReason
  told: ToldBoard
  /** Short marks beside the names. */
  badges: readonly string[]
  /** Sentences above the reason: that a board was changed by hand, for example. */
  remarks: readonly string[]
  isOpen: boolean
  onToggle: () => void
  /** Other opponents that were possible. */
  others: ReactNode
}

function Names({ snapshot, board: { white, black } }: { snapshot: Snapshot; board: PoolPair }) {
  return (
    <>
      <Name snapshot={snapshot} id={white} />
      <span aria-hidden="true">–</span>
      {black < 0 ? say.bye() : <Name snapshot={snapshot} id={black} />}
    </>
  )
}

function Name({ snapshot, id }: { snapshot: Snapshot; id: number }) {
  return (
    <span className={styles.name}>
      <Flag code={snapshot.players.nationality[id] ?? ''} />
      <bdi>{distinctName(snapshot, id)}</bdi>
    </span>
  )
}

function Met({
  snapshot,
  round,
  reason: { higher, lower },
}: {
  snapshot: Snapshot
  round: number
  reason: BoardReason
}) {
  return [higher, ...(lower ? [lower] : [])].map(({ id }) => {
    const met = opponentsBefore(snapshot, id, round).map((other) => distinctName(snapshot, other))
    if (met.length === 0) return null
    return <p key={id}>{sayBoards.earlierOpponents({ name: distinctName(snapshot, id), opponents: joinComma(met) })}</p>
  })
}

function Strips({ snapshot, reason: { higher, lower } }: { snapshot: Snapshot; reason: BoardReason }) {
  const sides = [higher, lower].flatMap((side) => (lower && side?.colours ? [side] : []))
  return sides.map(({ id, colours }) => (
    <p key={id} className={styles.strips}>
      <bdi>{distinctName(snapshot, id)}</bdi>
      <ColourStrip colours={colours} />
    </p>
  ))
}
