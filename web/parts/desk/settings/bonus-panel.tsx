import * as say from '#words/eventFacts.js'
import * as sayMinis from '#words/minis.js'
import { useState } from 'react'
import { bonusText } from '#core/changes/bonuses.ts'
import { MAX_REASON } from '#core/limits/event.ts'
import { recordsOf } from '#core/snapshot/from-records.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { BonusRecord } from '#core/snapshot/records.ts'
import { formatPoints } from '#core/text/score.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import type { TabProps } from '../tab-props.ts'
import { reasonNotice } from '../results/reason-notice.ts'
import styles from './event-rows.module.css'

const EMPTY = { no: '', mp: '', gp: '', round: '', reason: '' }

/** Points that the organiser grants or takes away; standings mark them with their reason. */
export function BonusPanel({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { players, settings, round } = snapshot
  const { bonuses } = recordsOf(snapshot)
  const [fields, setFields] = useState<typeof EMPTY>()
  const name = (no: number): string => distinctName(snapshot, players.no.indexOf(no))
  const hasGamePoints = settings.gamePointTotal > 1
  const send = async (type: 'grantBonus' | 'revokeBonus', bonus: BonusRecord): Promise<void> => {
    const { player: no, round: from, mp, gp, reason } = bonus
    const points = { no, round: from, mp: mp / 2, gp: gp / 2, ...(reason !== undefined && { reason }) }
    const refusal = await actions.change(
      type === 'grantBonus' ? { type: 'grantBonus', ...points } : { type: 'revokeBonus', ...points },
    )
    if (!refusal) setFields(undefined)
  }
  return (
    <Panel
      id="bonus-points"
      title={say.bonusPoints()}
      count={bonuses.length || undefined}
      action={
        players.no.length > 0 &&
        !fields && (
          <Button small onClick={() => setFields({ ...EMPTY, round: String(Math.max(1, round)) })}>
            {say.givePoints()}
          </Button>
        )
      }
    >
      <div className={styles.wide}>
        <p className={styles.quiet}>{bonuses.length === 0 ? say.noBonuses() : say.bonusHint()}</p>
        {bonuses.length > 0 && (
          <ul className={styles.list} aria-label={say.bonusPoints()}>
            {bonuses.map((bonus, at) => (
              <li key={at}>
                <span>
                  <b dir="auto">{name(bonus.player)}</b>{' '}
                  <small>{hasGamePoints ? bonusText(bonus) : pointsText(bonus)}</small>
                </span>
                <IconButton
                  small
                  label={say.takeBonusBack({ name: name(bonus.player) })}
                  disabled={actions.isBusy}
                  onClick={() => void send('revokeBonus', bonus)}
                >
                  <Icon of={X} size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {fields && (
          <BonusForm
            fields={fields}
            hasGamePoints={hasGamePoints}
            isBusy={actions.isBusy}
            choices={players.no.map((no) => ({ value: String(no), label: name(no) }))}
            onChange={setFields}
            onCancel={() => setFields(undefined)}
            onSend={() =>
              void send('grantBonus', {
                player: Number(fields.no),
                round: Number(fields.round),
                mp: 2 * Number(fields.mp),
                gp: 2 * (hasGamePoints ? Number(fields.gp) : Number(fields.mp)),
                ...(fields.reason.trim() && { reason: fields.reason.trim() }),
              })
            }
          />
        )}
      </div>
    </Panel>
  )
}

/** Where a pairing is one game, its points are all there is. */
function pointsText({ mp, round, reason }: BonusRecord): string {
  const text = say.bonusOf({ points: `${mp > 0 ? '+' : ''}${formatPoints(mp)}`, round })
  return reason === undefined ? text : sayMinis.withReason({ text, reason })
}

interface BonusFormProps {
  fields: typeof EMPTY
  hasGamePoints: boolean
  isBusy: boolean
  choices: { value: string; label: string }[]
  onChange: (fields: typeof EMPTY) => void
  onSend: () => void
  onCancel: () => void
}

function BonusForm({ fields, hasGamePoints, isBusy, choices, onChange, onSend, onCancel }: BonusFormProps) {
  const number = (key: 'mp' | 'gp' | 'round', label: string, hint?: string, step = 0.5) => (
    <Field
      label={label}
      hint={hint}
      type="number"
      step={step}
      value={fields[key]}
      onChange={(event) => onChange({ ...fields, [key]: event.target.value })}
    />
  )
  const isReady = fields.no !== '' && Number(fields.round) >= 1 && Number(fields.mp) ** 2 + Number(fields.gp) ** 2 > 0
  return (
    <form
      className={styles.form}
      aria-label={say.givePoints()}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSend()
      }}
    >
      <Select
        label={say.whoGetsThem()}
        value={fields.no}
        onChoose={(no) => onChange({ ...fields, no })}
        choices={[{ value: '', label: say.choose() }, ...choices]}
      />
      {number('mp', hasGamePoints ? say.matchPoints() : say.points(), say.lessThanZero())}
      {hasGamePoints && number('gp', say.gamePoints())}
      {number('round', say.fromRound(), undefined, 1)}
      <div className={styles.whole}>
        <Field
          label={say.reason()}
          hint={reasonNotice()}
          maxLength={MAX_REASON}
          value={fields.reason}
          onChange={(event) => onChange({ ...fields, reason: event.target.value })}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" look="primary" disabled={isBusy || !isReady}>
          {say.givePoints()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {say.cancel()}
        </Button>
      </div>
    </form>
  )
}
