import * as say from '#words/deskResults.js'
import type { Consequences } from '#core/changes/consequences.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import { SeatPreview } from './seat-preview.tsx'
import { seatWays } from './seat-ways.ts'
import styles from './correction.module.css'

interface SeatChoiceProps {
  snapshot: Snapshot
  consequences: Consequences
  /** Undefined: all that are possible. */
  only?: readonly BracketWay[] | undefined
  chosen: BracketWay | undefined
  onChoose: (way: BracketWay) => void
}

/** The bracket before and after a correction, and the choice of what happens in the next round. */
export function SeatChoice({ snapshot, consequences, only, chosen, onChoose }: SeatChoiceProps) {
  const { ways, obstacle } = seatWays(consequences)
  const offered = ways.filter(({ goes }) => !only || only.includes(goes))
  return (
    <>
      <SeatPreview snapshot={snapshot} consequences={consequences} />
      {offered.length > 0 && (
        <fieldset className={styles.seats}>
          <legend>{say.nextRoundLegend()}</legend>
          {offered.map(({ goes, label, note }) => (
            <label key={goes}>
              <input type="radio" name="way" value={goes} checked={chosen === goes} onChange={() => onChoose(goes)} />
              <span>{label}</span>
              <small>{note}</small>
            </label>
          ))}
        </fieldset>
      )}
      {obstacle && <p className={styles.obstacle}>{say.obstacle({ obstacle })}</p>}
    </>
  )
}
