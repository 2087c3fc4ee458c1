import * as say from '#words/deskResults.js'
import { T } from '../../../ui/t.tsx'
import { Suspense, useState } from 'react'
import { BRACKET_WAYS } from '#core/changes/bracket-ways.ts'
import { enteredResultRefusal, type EnteredOutcome, type EnteredResult } from '#core/match/entered-result.ts'
import { formatPoints } from '#core/text/score.ts'
import { MAX_POINTS_TEXT } from '#core/limits/event.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import prompt from '../../../ui/prompt.module.css'
import { optionalView } from '../../../navigation/lazy-view.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'
import type { PairingFacts } from './pairing-facts.ts'
import { parsePoints } from './parse-points.ts'
import { ReasonField } from './reason-field.tsx'
import styles from './result-dialog.module.css'
import { resultLabel } from './result-label.ts'
import { useResultActs } from './result-acts.ts'

/** Loaded only when a confirmed result is corrected: it brings the code of the pairing engines. */
const CorrectionConsequences = optionalView(
  async () => (await import('./correction-consequences.tsx')).CorrectionConsequences,
)

const GAME = ['10', '==', '01', '+-', '-+', '--'] as const
const GOES = ['redraw', 'ratingReport', ...BRACKET_WAYS] as const
const FORFEITS = ['+-', '-+', '--'] as const

/** Asks for the result of a pairing, and for a reason when a confirmed result changes. */
export function ResultDialog({ pairing, first, onClose }: ResultDialogProps) {
  const { sides, settings, result, isConfirmed, points, outcome } = pairing
  const isGame = settings.gamePointTotal === 1
  const [chosen, choose] = useState<EnteredOutcome | undefined>(first ?? FORFEITS.find((one) => one === outcome))
  const [texts, type] = useState(result && points ? points.map(formatPoints) : ['', ''])
  const [reason, setReason] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const { enter, isPending, error } = useResultActs(pairing, onClose)
  const entered = chosen ? { outcome: chosen } : pointsOf(texts)
  const isOther = isConfirmed && entered !== undefined && resultLabel(entered) !== result
  const isCorrection = isOther && enteredResultRefusal(entered, settings) === undefined

  const refusal = (given: EnteredResult): string | undefined => {
    if (isConfirmed && !isOther) return say.thisIsAlreadyTheResult()
    return enteredResultRefusal(given, settings) ?? (isConfirmed && !reason.trim() ? say.enterAReason() : undefined)
  }
  const submit = (form: HTMLFormElement) => {
    const why = entered ? refusal(entered) : isGame ? say.chooseAResult() : say.enterPoints()
    setInvalid(why)
    const way = new FormData(form).get('way')
    const goes = GOES.find((one) => one === way)
    if (why === undefined) enter(entered!, { reason: reason.trim(), goes })
  }
  return (
    <Dialog title={result ? say.editResult() : say.enterResult()} onClose={onClose}>
      <form
        className={prompt.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <p>
          {result ? <T of={say.nowResult({ name: <bdi>{pairing.name}</bdi>, result })} /> : <bdi>{pairing.name}</bdi>}
        </p>
        {!isGame && (
          <div className={styles.points}>
            {sides.map((side, at) => (
              <Field
                key={at}
                label={<bdi>{side}</bdi>}
                inputMode="decimal"
                autoComplete="off"
                value={texts[at] ?? ''}
                maxLength={MAX_POINTS_TEXT}
                onChange={(event) => {
                  choose(undefined)
                  setInvalid(undefined)
                  type(texts.with(at, event.target.value))
                }}
              />
            ))}
            <small>{say.gamePoints({ count: settings.gamePointTotal, points: settings.gamePointTotal })}</small>
          </div>
        )}
        <OutcomeButtons
          outcomes={isGame ? GAME : FORFEITS}
          chosen={chosen}
          onChoose={(one) => {
            setInvalid(undefined)
            choose(one === chosen && !isGame ? undefined : one)
          }}
        />
        {isCorrection && (
          <Suspense>
            <CorrectionConsequences pairing={pairing} result={entered} />
          </Suspense>
        )}
        {isConfirmed && <ReasonField value={reason} onChange={setReason} />}
        {(invalid ?? error) && <MessageBar kind="bad">{invalid ?? error}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? say.saving() : result ? say.editResult() : say.enterResult()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

interface ResultDialogProps {
  pairing: PairingFacts
  /** The outcome that was chosen in the menu. */
  first: EnteredOutcome | undefined
  onClose: () => void
}

function pointsOf(texts: string[]): EnteredResult | undefined {
  const [white, black] = texts.map(parsePoints)
  return white === undefined || black === undefined ? undefined : { points: [white, black] }
}
