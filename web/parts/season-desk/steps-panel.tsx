import * as say from '#words/seasonDesk.js'
import { MAX_REASON } from '#core/limits/event.ts'
import { useState } from 'react'
import { manageSeasonPath } from '#core/addresses/season-paths.ts'
import type { SeasonDesk, SeasonStep } from '#core/rows/season-desk.ts'
import type { SeasonRequest } from '../../api/season-desk.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { reasonNotice } from '../desk/results/reason-notice.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** The divisions’ tournaments are made as drafts before the fixtures are published. */
type OfferedStep = SeasonStep | 'makeDivisions'

const STEPS: Record<OfferedStep, { button: () => string; about: () => string }> = {
  openEntries: { button: say.stepOpenEntries, about: say.aboutOpenEntries },
  closeEntries: { button: say.stepCloseEntries, about: say.aboutCloseEntries },
  reopenEntries: { button: say.stepReopenEntries, about: say.aboutReopenEntries },
  divide: { button: say.stepDivide, about: say.aboutDivide },
  makeDivisions: { button: say.stepMake, about: say.aboutMake },
  publish: { button: say.stepPublish, about: say.aboutPublish },
  pause: { button: say.stepPause, about: say.aboutPause },
  resume: { button: say.stepResume, about: say.aboutResume },
  close: { button: say.stepClose, about: say.aboutClose },
  reopen: { button: say.stepReopen, about: say.aboutReopen },
}

/** In the order in which a season takes them: the first that is possible is the next step. */
const ORDER: readonly OfferedStep[] = [
  'resume',
  'closeEntries',
  'divide',
  'makeDivisions',
  'publish',
  'close',
  'openEntries',
  'reopenEntries',
  'pause',
  'reopen',
]

/** Steps that lead nowhere by themselves. */
const ASIDE: ReadonlySet<OfferedStep> = new Set(['openEntries', 'reopenEntries', 'pause', 'reopen'])

/** The next step of the season, and the others that are possible. */
export function StepsPanel({ desk, actions }: SeasonTabProps) {
  const { league, season, entries, divisions } = desk
  const steps = stepsOf(desk)
  const [next, ...others] = steps
  if (entries.length < 2) {
    return (
      <Panel title={say.nextStep()}>
        <PanelBody>
          <div className={styles.step}>
            <p>{say.enterTeamsFirst()}</p>
            <ButtonLink href={manageSeasonPath(league.id, season.id, 'entries')}>{say.enterTeams()}</ButtonLink>
          </div>
        </PanelBody>
      </Panel>
    )
  }
  return (
    <Panel title={say.nextStep()} count={say.soFar({ teams: entries.length, divisions: divisions.length })}>
      <PanelBody>
        {desk.steps.includes('close') && season.state !== 'over' && <p className={styles.step}>{say.closeLater()}</p>}
        {next && <Step step={next} isFirst={!ASIDE.has(next)} actions={actions} />}
        {others.map((step) => (
          <Step key={step} step={step} actions={actions} />
        ))}
      </PanelBody>
    </Panel>
  )
}

function stepsOf({ season, steps, divisions }: SeasonDesk): OfferedStep[] {
  const isSet = season.stage === 'set'
  const isMade = divisions.every(({ tournament }) => tournament !== null)
  return ORDER.filter((step) => {
    if (step === 'divide') return isSet && divisions.length === 0
    if (step === 'makeDivisions') return isSet && divisions.length > 0 && !isMade
    if (step === 'publish') return steps.includes(step) && divisions.length > 0 && isMade
    if (step === 'close') return steps.includes(step) && season.state === 'over'
    return steps.includes(step)
  })
}

const requestOf = (step: OfferedStep): SeasonRequest =>
  step === 'divide' || step === 'makeDivisions' ? { type: step } : { type: 'step', step }

function Step({
  step,
  isFirst,
  actions,
}: {
  step: OfferedStep
  isFirst?: boolean
  actions: SeasonTabProps['actions']
}) {
  const [reason, setReason] = useState('')
  const { button, about } = STEPS[step]
  const needsReason = step === 'reopen'
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        void actions.change(requestOf(step), needsReason ? reason.trim() : undefined)
      }}
    >
      <p>{about()}</p>
      {needsReason && (
        <Field
          label={say.reason()}
          hint={reasonNotice()}
          required
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Button type="submit" look={isFirst ? 'primary' : 'default'} disabled={actions.isBusy}>
        {button()}
      </Button>
    </form>
  )
}
