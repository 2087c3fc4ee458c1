import { useState } from 'react'
import { BOARD_OUTCOMES, MAX_REPORTED_BOARDS, type ReportedResult } from '#core/match/reported-result.ts'
import { pointsOfLetters } from '#core/match/scores.ts'
import { formatPoints } from '#core/text/score.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { OUTCOME_LABELS, outcomeFace } from '../director/result-label.ts'
import { parsePoints } from '../director/parse-points.ts'
import type { PairingFacts } from '../director/pairing-facts.ts'
import dialog from '../director/result-dialog.module.css'
import styles from './report.module.css'

interface MatchReportProps {
  pairing: PairingFacts
  result: ReportedResult | undefined
  onChoose: (result: ReportedResult | undefined) => void
}

const WAYS = [
  { value: 'boards', label: 'Board by board' },
  { value: 'points', label: 'Score' },
] as const

/** The result of a match of several games: by its boards, or its score alone. */
export function MatchReport(props: MatchReportProps) {
  const { settings, facts } = props.pairing
  const count = Math.ceil(settings.gamePointTotal)
  const hasBoards = settings.competitors === 'team' && facts.link === undefined && count <= MAX_REPORTED_BOARDS
  const [way, choose] = useState<'boards' | 'points'>(
    hasBoards && !(props.result && 'points' in props.result) ? 'boards' : 'points',
  )
  return (
    <>
      {hasBoards && (
        <Segmented
          label="Report"
          value={way}
          choices={WAYS}
          onChoose={(chosen) => {
            choose(chosen)
            props.onChoose(undefined)
          }}
        />
      )}
      {way === 'boards' ? <Boards {...props} count={count} /> : <Score {...props} />}
    </>
  )
}

function Boards({ pairing, result, onChoose, count }: MatchReportProps & { count: number }) {
  const known = result && 'boards' in result ? (result.boards.match(/../g) ?? []) : []
  const [letters, setLetters] = useState<string[]>(Array.from({ length: count }, (_, at) => known[at] ?? ''))
  const [first, second] = pairing.sides
  const points = pointsOfLetters(letters.join(''))
  const set = (at: number, outcome: string): void => {
    const next = letters.with(at, outcome)
    setLetters(next)
    onChoose(next.every((one) => one !== '') ? { boards: next.join('') } : undefined)
  }
  return (
    <div className={styles.boards}>
      <p>
        <bdi>{first}</bdi> <b>{formatPoints(points[0])}</b> – <b>{formatPoints(points[1])}</b> <bdi>{second}</bdi>
      </p>
      {letters.map((chosen, at) => (
        <label key={at}>
          Board {at + 1}
          <select value={chosen} onChange={(event) => set(at, event.target.value)}>
            <option value="">–</option>
            {BOARD_OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {outcomeFace(outcome)}{' '}
                {/[+-]/.test(outcome) && OUTCOME_LABELS[outcome].replace(/^White/, first).replace(/^Black/, second)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function Score({ pairing, result, onChoose }: MatchReportProps) {
  const known = result && 'points' in result ? result.points.map((one) => formatPoints(2 * one)) : ['', '']
  const [texts, type] = useState(known)
  return (
    <div className={dialog.points}>
      {pairing.sides.map((side, at) => (
        <Field
          key={at}
          label={<bdi>{side}</bdi>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={texts[at] ?? ''}
          onChange={(event) => {
            const next = texts.with(at, event.target.value)
            type(next)
            const [white, black] = next.map(parsePoints)
            onChoose(white === undefined || black === undefined ? undefined : { points: [white, black] })
          }}
        />
      ))}
      <small>{pairing.settings.gamePointTotal} game points in all</small>
    </div>
  )
}
