import * as say from '#words/deskResults.js'
import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import { consequencesOf } from '#core/changes/consequences.ts'
import { enteringActs } from '#core/changes/result-acts.ts'
import type { EnteredResult } from '#core/match/entered-result.ts'
import { deskQueries } from '../../../api/desk.ts'
import { CorrectionFacts } from './correction-facts.tsx'
import { waysOf, type ChosenWay } from './correction-ways.ts'
import { SeatChoice } from './seat-choice.tsx'
import { seatWays } from './seat-ways.ts'
import styles from './correction.module.css'
import type { PairingFacts } from './pairing-facts.ts'

interface CorrectionConsequencesProps {
  pairing: PairingFacts
  result: EnteredResult
}

/**
 * The consequences of correcting a confirmed result, shown before it is saved. Uses the desk's data too, once it is
 * loaded.
 */
export function CorrectionConsequences({ pairing, result }: CorrectionConsequencesProps) {
  const { snapshot } = pairing
  const [way, setWay] = useState<ChosenWay>()
  const [bracketWay, setBracketWay] = useState<BracketWay>()
  const { data: desk } = useQuery(deskQueries.desk(snapshot.id))
  const { round, no } = pairing
  const known = useMemo(() => (desk ? { ...snapshot, desk } : snapshot), [snapshot, desk])
  const consequences = useMemo(
    () => consequencesOf(known, round, enteringActs(known, { round, no }, result)),
    [known, round, no, result],
  )
  const { timing, rule, seat } = consequences
  const ways = 'points' in result && timing === 'late' ? [] : waysOf(snapshot, consequences)
  const chosen = ways.some(({ goes }) => goes === way) ? way : ways[0]?.goes
  return (
    <section className={styles.form} aria-label={say.consequencesLabel()}>
      <p className={styles.rule}>{rule}</p>
      {ways.length > 0 && (
        <fieldset className={styles.ways}>
          <legend>{say.whatToDo()}</legend>
          {ways.map(({ goes, label }) => (
            <label key={goes}>
              <input type="radio" name="way" value={goes} checked={chosen === goes} onChange={() => setWay(goes)} />
              {label()}
            </label>
          ))}
        </fieldset>
      )}
      {seat ? (
        <SeatChoice
          snapshot={known}
          consequences={consequences}
          chosen={bracketWay ?? seatWays(consequences).ways[0]?.goes}
          onChoose={setBracketWay}
        />
      ) : (
        chosen !== 'ratingReport' && <CorrectionFacts snapshot={known} consequences={consequences} />
      )}
    </section>
  )
}
