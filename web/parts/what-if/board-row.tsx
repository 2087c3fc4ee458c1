import * as say from '#words/whatIf.js'
import { memo } from 'react'
import { Select } from '../../ui/select.tsx'
import { classes } from '../../ui/classes.ts'
import { percent } from '#core/text/percent.ts'
import { resultLabel, type BoardToTry } from './boards.ts'
import type { Tried } from './use-tried.ts'
import styles from './what-if.module.css'
import type { HalfPoints } from '#core/text/score.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { versus } from '#core/text/versus.ts'

/** A board with its results as buttons: a press assumes a result, a second press takes it back. */
export const BoardRow = memo(function BoardRow({ board, tried, total, onTry }: BoardRowProps) {
  const { round, no, sides, ended, choices, scores } = board
  const shown = tried ?? ended
  const choose = (first: number) =>
    onTry({ round, no, isChanged: ended !== undefined, first: first === tried || first === ended ? undefined : first })
  return (
    <li className={styles.board}>
      <div className={styles.pair}>
        <span className={styles.no}>{board.board}</span>
        <span>
          <i className={styles.white} />
          <em title={sides[0].name} dir="auto">
            {sides[0].short}
          </em>
        </span>
        <span>
          <em title={sides[1].name} dir="auto">
            {sides[1].short}
          </em>
          <i className={styles.black} />
        </span>
      </div>
      <div className={classes(scores.length > 0 && styles.scored)}>
        <div
          className={classes(styles.tri, choices.length === 2 && styles.two)}
          role="group"
          aria-label={joinComma([board.place, versus(sides[0].name, sides[1].name)])}
        >
          {choices.map(({ first, label, heard, chance }) => (
            <button
              key={first}
              type="button"
              aria-pressed={shown === first}
              aria-label={chance === undefined || ended !== undefined ? heard : joinComma([heard, percent(chance)])}
              className={classes(ended !== undefined && tried === undefined && styles.asItWas)}
              onClick={() => choose(first)}
            >
              {label}
              {chance !== undefined && ended === undefined && <small>{percent(chance)}</small>}
            </button>
          ))}
        </div>
        {scores.length > 0 && (
          <Select
            label={say.scoreOf({ place: board.placeText })}
            bare
            value={shown === undefined ? '' : String(shown)}
            choices={shown === undefined ? [{ value: '', label: say.matchScore() }, ...scores] : scores}
            onChoose={(value) => value !== '' && choose(Number(value))}
          />
        )}
      </div>
      {ended !== undefined && tried !== undefined && (
        <p className={styles.changed}>{say.changedWas({ result: resultLabel(ended, total) })}</p>
      )}
    </li>
  )
})

interface BoardRowProps {
  board: BoardToTry
  /** Assumed game points of the first side. */
  tried: HalfPoints | undefined
  total: number
  onTry: Tried['set']
}
