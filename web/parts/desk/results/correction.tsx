import * as say from '#words/deskResults.js'
import { T } from '../../../ui/t.tsx'
import { useId, useMemo, useState } from 'react'
import { consequencesOf } from '#core/changes/consequences.ts'
import { enteringActs } from '#core/changes/result-acts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MAX_REASON } from '#core/limits/event.ts'
import { arrow } from '#core/text/isolated.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { resultFace } from './result-label.ts'
import type { DeskBoard } from './boards.ts'
import { CorrectionFacts, wordsOfMoved } from './correction-facts.tsx'
import { SeatChoice } from './seat-choice.tsx'
import { seatWays } from './seat-ways.ts'
import { waysOf, type ChosenWay } from './correction-ways.ts'
import { reasonNotice } from './reason-notice.ts'
import type { AskedBoard } from './use-asked-boards.ts'
import type { RoundEntry } from './use-result-entry.ts'
import question from './result-question.module.css'
import styles from './correction.module.css'

const usualReasons = () => [say.slipMisread(), say.coloursSwapped(), say.ruling()]

export interface CorrectionProps {
  snapshot: Snapshot
  board: DeskBoard
  entry: RoundEntry
  asked: AskedBoard
}

/**
 * Asks for the reason of a correction and shows its consequences: a line in the row, or a separate question when they
 * are serious.
 */
export function Correction({ snapshot, board, entry, asked }: CorrectionProps) {
  const { round } = entry
  const notice = useId()
  const consequences = useMemo(
    () => consequencesOf(snapshot, round, enteringActs(snapshot, { round, no: board.no }, asked.result)),
    [snapshot, round, board.no, asked.result],
  )
  const { level, timing, rule, moved, seat } = consequences
  // The rating report has results of single games only.
  const ways = 'points' in asked.result && timing === 'late' ? [] : waysOf(snapshot, consequences)
  const [way, setWay] = useState<ChosenWay | undefined>(ways[0]?.goes)
  const seats = seatWays(consequences).ways
  const [bracketWay, setBracketWay] = useState(seats[0]?.goes)
  const reasons = usualReasons()
  const [reason, setReason] = useState(reasons[0]!)
  const form = (
    <form
      className={level === 1 ? question.question : styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const goes = seat ? bracketWay : way === 'counts' ? undefined : way
        if (reason.trim()) entry.correct(board, asked.result, reason.trim(), { goes })
      }}
    >
      <p>
        {level === 1 ? (
          say.whyChange({ place: board.place, places: wordsOfMoved(snapshot, moved) })
        ) : (
          <T
            of={say.pairOfRound({ white: <bdi>{board.whiteName}</bdi>, black: <bdi>{board.blackName}</bdi>, round })}
          />
        )}
      </p>
      {level > 1 && (
        <>
          <p className={styles.change}>
            <s dir="ltr">{board.text}</s> {arrow()} <b dir="ltr">{resultFace(asked.result)}</b>
          </p>
          <p className={styles.rule}>{rule}</p>
          {ways.length > 0 && (
            <fieldset className={styles.ways}>
              <legend>{say.whatToDo()}</legend>
              {ways.map(({ goes, label }) => (
                <label key={goes}>
                  <input type="radio" name="way" checked={way === goes} onChange={() => setWay(goes)} />
                  {label()}
                </label>
              ))}
            </fieldset>
          )}
          {seat ? (
            <SeatChoice {...{ snapshot, consequences }} chosen={bracketWay} onChoose={setBracketWay} />
          ) : (
            way !== 'ratingReport' && <CorrectionFacts snapshot={snapshot} consequences={consequences} />
          )}
        </>
      )}
      <p id={notice}>{reasonNotice()}</p>
      <div className={question.reason}>
        {level === 1 && (
          <span className={question.change}>
            <s dir="ltr">{board.text}</s> {arrow()} <span dir="ltr">{resultFace(asked.result)}</span>
          </span>
        )}
        {reasons.map((each) => (
          <button
            key={each}
            type="button"
            className={question.chip}
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
          >
            {each}
          </button>
        ))}
        <input
          aria-label={say.anotherReason()}
          aria-describedby={notice}
          placeholder={say.anotherReason()}
          maxLength={MAX_REASON}
          value={reasons.includes(reason) ? '' : reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          small
          look="primary"
          type="submit"
          disabled={reason.trim() === '' || (seat !== undefined && !bracketWay)}
        >
          {say.correctPlace({ place: board.placeText })}
        </Button>
        <Button small look="quiet" onClick={() => entry.drop(board)}>
          {say.leaveIt()}
        </Button>
      </div>
    </form>
  )
  if (level === 1) return form
  return (
    <Dialog title={say.correctPlaceOfRound({ place: board.placeText, round })} onClose={() => entry.drop(board)}>
      {form}
    </Dialog>
  )
}
