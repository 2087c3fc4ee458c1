import * as say from '#words/key.js'
import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { figuresPath } from '#core/addresses/figures-path.ts'
import { rankPath } from '#core/addresses/competitor-path.ts'
import { figureOf } from '#core/key/figures.ts'
import { figurePart } from '#core/key/figure-part.ts'
import { figureSum } from '#core/key/figure-sum.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isUnknownAfter } from '#core/snapshot/hidden-round.ts'
import { presentSnapshot } from '#core/standings/as-it-stands.ts'
import { standings } from '#core/standings/table.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import type { AskedFigure } from './asked-figure.ts'
import styles from './figure-note.module.css'

/** Pixels between the word and its note, and between the note and the window’s edge. */
const GAP = 6
const EDGE = 12
const WIDTH = 336

/** The explanation of a figure: beside its name, on a phone a sheet from below. */
export function FigureNote({ asked, onClose }: { asked: AskedFigure; onClose: () => void }) {
  const { link, code, event } = asked
  const sheet = useRef<HTMLDivElement>(null)
  const heading = useId()
  const figure = figureOf(code)
  const { data: snapshot } = useQuery({ ...tournamentQueries.snapshot(event ?? ''), enabled: event !== undefined })
  const part = snapshot && figurePart(code, snapshot.settings)
  useLayoutEffect(() => {
    const shown = sheet.current
    shown?.showPopover()
    shown?.focus({ preventScroll: true })
  }, [])
  if (!figure) return null
  const box = link.getBoundingClientRect()
  const left = Math.max(EDGE, Math.min(box.left, window.innerWidth - WIDTH - EDGE))
  const isBelow = box.bottom < window.innerHeight / 2
  return createPortal(
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.note}
      style={{
        left,
        ...(isBelow ? { top: box.bottom + GAP } : { bottom: window.innerHeight - box.top + GAP }),
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <h2 id={heading}>
        <span>{figure.name}</span>
        {figure.short && figure.short !== figure.name && <small>{figure.short}</small>}
      </h2>
      <p>{figure.says}</p>
      {part && <p>{part}</p>}
      {snapshot && <Sum snapshot={snapshot} asked={asked} onLeave={onClose} />}
      <p className={styles.foot}>
        <a className={layout.link} href={localPath(figuresPath(event, figure.id))} onClick={onClose}>
          {say.allFigures()}
        </a>
      </p>
    </div>,
    document.body,
  )
}

/** The sum of one competitor: the one asked about, the reader’s own, or the leader. */
function Sum({ snapshot, asked, onLeave }: { snapshot: Snapshot; asked: AskedFigure; onLeave: () => void }) {
  const isOwn = useIsOwnEntry()
  const round = Math.min(asked.round ?? snapshot.rounds.length, snapshot.rounds.length)
  if (round < 1 || isUnknownAfter(snapshot, round)) return null
  const counted = presentSnapshot(snapshot, round)
  const { rows } = standings(counted, round)
  const row =
    rows.find(({ player }) => player === asked.player) ??
    rows.find(({ player }) => isOwn(competitorId(snapshot, player))) ??
    rows[0]
  if (!row || row.exclusion) return null
  const { player, rank } = row
  const name = competitorName(snapshot, player)
  const sum = figureSum(counted, asked.code, round, player)
  return (
    <>
      {sum && (
        <p className={styles.sum}>
          <bdi>{name}</bdi> <bdi dir="ltr">{sum}</bdi>
        </p>
      )}
      <p className={styles.foot}>
        <a
          className={layout.link}
          href={localPath(rankPath(snapshot, snapshot.players.no[player]!, round))}
          onClick={onLeave}
        >
          {say.whyRank({ name, rank })}
        </a>
      </p>
    </>
  )
}
