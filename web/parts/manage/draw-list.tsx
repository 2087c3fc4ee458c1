import { useState } from 'react'
import { competitorsBefore } from '#core/standings/competitors-before.ts'
import { formatPoints } from '#core/text/score.ts'
import type { Draw, DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { coloursOf, exchanged, metIn, takenApart, unpaired, withBye } from './draw-seats.ts'
import { entryName } from './entry-name.ts'
import styles from './draw-list.module.css'

const BYES: Record<NonNullable<DrawnPair['bye']>, string> = {
  U: 'Bye',
  F: 'Full-point bye',
  H: 'Half-point bye',
  Z: 'Not playing',
}

/** The draft of a round: who is pressed first exchanges seats with who is pressed next. */
export function DrawList({ snapshot, draw, isBusy, onChange }: DrawListProps) {
  const [chosen, choose] = useState<number>()
  const { pairs, proposed, round } = draw
  const left = unpaired(snapshot, round, pairs)
  const scores = new Map(
    competitorsBefore(snapshot, round).map(({ score }, position) => [snapshot.players.no[position], score]),
  )
  const proposals = new Set(proposed.map((pair) => JSON.stringify(pair)))
  const change = (next: DrawnPair[]): void => {
    choose(undefined)
    onChange(next)
  }
  const press = (no: number): void => {
    if (chosen === undefined) choose(no)
    else if (chosen === no) choose(undefined)
    else change(exchanged(pairs, chosen, no))
  }
  const seat = (no: number, isBlack = false) => (
    <button
      type="button"
      className={classes(styles.seat, isBlack && styles.black)}
      aria-pressed={chosen === no}
      disabled={isBusy}
      onClick={() => press(no)}
    >
      <bdi>{entryName(snapshot, no)}</bdi>
      <Colours letters={coloursOf(snapshot, no)} />
      <b>{formatPoints(scores.get(no) ?? 0)}</b>
    </button>
  )
  return (
    <Panel className={styles.draft}>
      {chosen !== undefined && (
        <div className={styles.acts} role="status">
          <span>
            <b>{entryName(snapshot, chosen)}</b> changes places with whoever you press next.
          </span>
          <Button small onClick={() => change(takenApart(pairs, chosen))}>
            Take the board apart
          </Button>
          <Button small onClick={() => change(withBye(pairs, chosen, 'U'))}>
            Give the bye
          </Button>
          <Button small onClick={() => change(withBye(pairs, chosen, 'Z'))}>
            Leave out
          </Button>
          <Button small look="quiet" onClick={() => choose(undefined)}>
            Cancel
          </Button>
        </div>
      )}
      <ol className={styles.pairs} aria-label={`Draft of round ${round}`}>
        {pairs.map((pair, at) => {
          const { white, black, bye = 'U' } = pair
          const met = black === null ? undefined : metIn(snapshot, white, black)
          const isByHand = proposed.length > 0 && !proposals.has(JSON.stringify(pair))
          return (
            <li key={white}>
              <span className={styles.no}>{black === null ? '–' : at + 1}</span>
              {seat(white)}
              {black === null ? <span className={styles.bye}>{BYES[bye]}</span> : seat(black, true)}
              <span className={styles.tags}>
                {met !== undefined && <em className={styles.warn}>Met in round {met}</em>}
                {isByHand && <em>By hand</em>}
              </span>
            </li>
          )
        })}
      </ol>
      {left.length > 0 && (
        <div className={styles.left}>
          <h3>Not paired yet</h3>
          <p>Press two of them to give them a board.</p>
          <ul>
            {left.map((no) => (
              <li key={no}>{seat(no)}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

/** Colours so far, a chip a round. */
function Colours({ letters }: { letters: string }) {
  if (letters === '') return null
  return (
    <span className={styles.colours} aria-hidden="true">
      {Array.from(letters, (letter, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a chip is its round
        <i key={at} data-colour={letter} />
      ))}
    </span>
  )
}

interface DrawListProps {
  snapshot: Snapshot
  draw: Draw
  isBusy: boolean
  onChange: (pairs: DrawnPair[]) => void
}
