import * as say from '#words/eventFacts.js'
import { useState } from 'react'
import { accelerationText } from '#core/changes/virtual-points.ts'
import { MAX_ACCELERATIONS } from '#core/limits/event.ts'
import { drawRuleRecords } from '#core/snapshot/draw-rule-records.ts'
import type { AccelerationRecord } from '#core/snapshot/records.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import type { TabProps } from '../tab-props.ts'
import { useSaved } from '../use-saved.ts'
import styles from './event-rows.module.css'

const EMPTY = { first: '1', last: '', from: '1', to: '', points: '1' }

/** Virtual points that the organiser announced, beside those of the Baku acceleration. */
export function VirtualPointsRow({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { settings, systems, round, players } = snapshot
  const { shown: lines, keep } = useSaved(drawRuleRecords(snapshot).accelerations, snapshot.version, actions)
  const [fields, setFields] = useState<typeof EMPTY>()
  const isLocked = round > 0
  if (systemAt(settings, systems, 1).system !== 'swiss' || (isLocked && lines.length === 0)) return null
  const send = async (accelerations: AccelerationRecord[]): Promise<void> => {
    const refusal = await actions.change({ type: 'editEvent', accelerations })
    if (refusal) return
    keep(accelerations)
    setFields(undefined)
  }
  const add = (): void => {
    const { first, last, from, to, points } = fields!
    const doubled = 2 * Number(points)
    void send([
      ...lines,
      {
        first: Number(first),
        last: Number(last),
        fromRound: Number(from),
        toRound: Number(to),
        mp: settings.competitors === 'team' && settings.displayPoints === 'game' ? 0 : doubled,
        gp: settings.competitors === 'team' && settings.displayPoints === 'match' ? 0 : doubled,
      },
    ])
  }
  const number = (key: keyof typeof EMPTY, label: string, step = 1) => (
    <Field
      label={label}
      type="number"
      min={step}
      step={step}
      required
      value={fields![key]}
      onChange={(event) => setFields({ ...fields!, [key]: event.target.value })}
    />
  )
  return (
    <div className={styles.wide} id="virtual-points">
      <b>{say.virtualPoints()}</b>
      <small>{isLocked ? say.virtualPointsLocked() : say.virtualPointsHint()}</small>
      {lines.length > 0 && (
        <ul className={styles.list} aria-label={say.virtualPoints()}>
          {lines.map((line, at) => (
            <li key={at}>
              {accelerationText(line)}
              {!isLocked && (
                <IconButton
                  small
                  label={say.removeVirtualPoints({ line: accelerationText(line) })}
                  disabled={actions.isBusy}
                  onClick={() => void send(lines.toSpliced(at, 1))}
                >
                  <Icon of={X} size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {fields ? (
        <form
          className={styles.form}
          aria-label={say.virtualPoints()}
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          {number('first', say.fromNumber())}
          {number('last', say.toNumber())}
          {number('from', say.fromRound())}
          {number('to', say.toRound())}
          {number('points', say.points(), 0.5)}
          <div className={styles.acts}>
            <Button type="submit" look="primary" disabled={actions.isBusy}>
              {say.addThis()}
            </Button>
            <Button look="quiet" onClick={() => setFields(undefined)}>
              {say.cancel()}
            </Button>
          </div>
        </form>
      ) : (
        !isLocked && (
          <div className={styles.acts}>
            <Button
              small
              disabled={players.no.length === 0 || lines.length >= MAX_ACCELERATIONS}
              onClick={() => setFields(EMPTY)}
            >
              {say.addVirtualPoints()}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
