import * as say from '#words/report.js'
import { BOARD_OUTCOMES } from '#core/match/reported-result.ts'
import { pointsOfLetters } from '#core/match/scores.ts'
import { formatPoints } from '#core/text/score.ts'
import { MAX_POINTS_TEXT } from '#core/limits/event.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { namedForfeit, outcomeFace } from '../desk/results/result-label.ts'
import type { PairingFacts } from '../desk/results/pairing-facts.ts'
import dialog from '../desk/results/result-dialog.module.css'
import type { DraftedResult, ReportForm } from './drafted-result.ts'
import styles from './report.module.css'

interface MatchReportProps {
  pairing: PairingFacts
  form: ReportForm
  draft: DraftedResult
  onDraft: (draft: DraftedResult) => void
}

const ways = () =>
  [
    { value: 'boards', label: say.boardByBoard() },
    { value: 'points', label: say.score() },
  ] as const

export function MatchReport(props: MatchReportProps) {
  const { form, draft, onDraft } = props
  return (
    <>
      {form.hasBoards && (
        <Segmented
          label={say.reportWay()}
          value={form.way === 'boards' ? 'boards' : 'points'}
          choices={ways()}
          onChoose={(way) => onDraft({ ...draft, way })}
        />
      )}
      {form.way === 'boards' ? <Boards {...props} /> : <Score {...props} />}
    </>
  )
}

function Boards({ pairing, form, draft, onDraft }: MatchReportProps) {
  const [first, second] = pairing.sides
  const points = pointsOfLetters(form.boards.join(''))
  return (
    <div className={styles.boards}>
      <p>
        <bdi>{first}</bdi> <b dir="ltr">{formatPoints(points[0])}</b> – <b dir="ltr">{formatPoints(points[1])}</b>{' '}
        <bdi>{second}</bdi>
      </p>
      {form.boards.map((chosen, at) => (
        <label key={at}>
          {say.boardNumber({ number: at + 1 })}
          <select
            value={chosen}
            onChange={(event) =>
              onDraft({ ...draft, way: 'boards', boards: { ...draft.boards, [at]: event.target.value } })
            }
          >
            <option value="">–</option>
            {BOARD_OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {outcomeFace(outcome)} {/[+-]/.test(outcome) && namedForfeit(outcome, [first, second])}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function Score({ pairing, form, draft, onDraft }: MatchReportProps) {
  return (
    <div className={dialog.points}>
      {pairing.sides.map((side, at) => (
        <Field
          key={at}
          label={<bdi>{side}</bdi>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_POINTS_TEXT}
          value={form.points[at] ?? ''}
          onChange={(event) =>
            onDraft({ ...draft, way: 'points', points: { ...draft.points, [at]: event.target.value } })
          }
        />
      ))}
      <small>{say.gamePointsInAll({ points: pairing.settings.gamePointTotal })}</small>
    </div>
  )
}
