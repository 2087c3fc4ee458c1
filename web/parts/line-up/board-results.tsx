import * as say from '#words/lineUp.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { boardCount } from '#core/snapshot/line-ups.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { BOARD_OUTCOMES, MAX_REPORTED_BOARDS } from '#core/match/reported-result.ts'
import { pointsOfLetters } from '#core/match/scores.ts'
import { formatPoints } from '#core/text/score.ts'
import { MAX_REASON } from '#core/limits/event.ts'
import { lineUpQueries } from '../../api/line-ups.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { reasonNotice } from '../desk/results/reason-notice.ts'
import { namedForfeit, outcomeFace } from '../desk/results/result-label.ts'
import styles from './line-up.module.css'

export interface BoardResultsProps {
  snapshot: Snapshot
  id: string
  round: number
  /** Number of the pairing in its round. */
  no: number
  sides: [first: string, second: string]
  isBusy: boolean
  /** A confirmed result can change only with a reason. */
  isConfirmed: boolean
  onSave: (boards: string, reason: string | undefined) => void
  onClose: () => void
}

/** Enters the results of a match board by board, beside the players' names; the match score is their sum. */
export function BoardResults({
  snapshot,
  id,
  round,
  no,
  sides,
  isBusy,
  isConfirmed,
  onSave,
  onClose,
}: BoardResultsProps) {
  const { data } = useQuery(lineUpQueries.ofRound(id, round))
  const seats = data?.matches.find((match) => match.no === no)?.sides
  const count = Math.min(boardCount(snapshot), MAX_REPORTED_BOARDS)
  const known = lettersOf(snapshot, round, no).match(/../g) ?? []
  const [letters, setLetters] = useState<string[]>(() => Array.from({ length: count }, (_, at) => known[at] ?? ''))
  const [reason, setReason] = useState('')
  const points = pointsOfLetters(letters.join(''))
  const isWhole = letters.every((one) => one !== '')
  const faceOf = (outcome: (typeof BOARD_OUTCOMES)[number]): string => {
    const face = outcomeFace(outcome)
    if (!/[+-]/.test(outcome)) return face
    return `${face}  ${namedForfeit(outcome, [sides[0], sides[1]])}`
  }
  const nameOf = (side: 0 | 1, board: number): string => seats?.[side]?.players?.[board]?.name ?? sides[side]
  return (
    <form
      className={styles.boards}
      aria-label={say.boardByBoard({ first: sides[0], second: sides[1] })}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(letters.join(''), isConfirmed ? reason.trim() : undefined)
      }}
    >
      {letters.map((chosen, at) => (
        <div key={at} className={styles.board}>
          <b>{at + 1}</b>
          <span>
            <bdi>{nameOf(0, at)}</bdi> – <bdi>{nameOf(1, at)}</bdi>
          </span>
          <Select
            bare
            label={say.boardOfNames({ no: at + 1, white: nameOf(0, at), black: nameOf(1, at) })}
            value={chosen}
            onChoose={(outcome) => setLetters(letters.with(at, outcome))}
            choices={[
              { value: '', label: '–' },
              ...BOARD_OUTCOMES.map((outcome) => ({ value: outcome, label: faceOf(outcome) })),
            ]}
          />
        </div>
      ))}
      {isConfirmed && (
        <Field
          label={say.reason()}
          hint={reasonNotice()}
          required
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className={styles.acts}>
        <Button
          small
          look="primary"
          type="submit"
          disabled={isBusy || !isWhole || (isConfirmed && reason.trim() === '')}
        >
          {say.saveScore({ first: formatPoints(points[0]), second: formatPoints(points[1]) })}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {sayCommon.cancel()}
        </Button>
      </div>
    </form>
  )
}

/** The known results of a match, two letters per board. */
function lettersOf({ rounds }: Snapshot, round: number, no: number): string {
  const columns = rounds[round - 1]!
  return pairingState(columns, columns.no ? columns.no.indexOf(no) : no - 1).games
}
