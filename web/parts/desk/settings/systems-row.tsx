import * as say from '#words/eventFacts.js'
import { useState } from 'react'
import { MAX_POOL_NAME, MAX_POOL_NAMES_TEXT, MAX_ROUNDS } from '#core/limits/event.ts'
import { PAIRING_SYSTEMS, type PairingSystem, type RoundSystem } from '#core/tournament/tournament.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import type { TabProps } from '../tab-props.ts'
import { SYSTEM_NAMES } from './system-names.ts'
import styles from './event-rows.module.css'

interface Stretch {
  to: string
  system: PairingSystem
  /** Separated by commas. */
  pools: string
}

/** Which system draws which rounds, and how the pools of these rounds are called. */
export function SystemsRow({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { settings, systems, round } = snapshot
  const { totalRounds, pairingSystem } = settings
  const [draft, setDraft] = useState<Stretch[]>()
  const [isAsked, ask] = useState(false)
  if (totalRounds === null) return null
  // An only system may have fewer rounds: those added since have the same one.
  const known =
    systems.length > 0
      ? [...systems.slice(0, -1), { ...systems.at(-1)!, to: totalRounds }]
      : [{ from: 1, to: totalRounds, system: pairingSystem, poolNames: [] }]
  const save = async (): Promise<void> => {
    ask(false)
    const next = stretchesOf(draft!)
    const refusal = await actions.change(requestOf(next, totalRounds))
    if (!refusal) setDraft(undefined)
  }
  const next = draft && stretchesOf(draft)
  const isReady = next?.every(({ from, to }) => Number.isInteger(to) && to >= from && to <= MAX_ROUNDS) ?? false
  return (
    <div className={styles.wide} id="systems-of-rounds">
      <b>{say.systemsByRound()}</b>
      <small>{say.systemsHint()}</small>
      {draft ? (
        <form
          aria-label={say.systemsByRound()}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isReady) return
            if (round > 0) ask(true)
            else void save()
          }}
        >
          {draft.map((stretch, at) => (
            <StretchFields
              key={at}
              stretch={stretch}
              from={next![at]!.from}
              drawn={round}
              onChange={(change) => setDraft(draft.with(at, { ...stretch, ...change }))}
              onRemove={
                draft.length > 1 && next![at]!.from > round ? () => setDraft(draft.toSpliced(at, 1)) : undefined
              }
            />
          ))}
          <div className={styles.form}>
            <div className={styles.acts}>
              <Button small onClick={() => setDraft(withStretch(draft))}>
                {say.addRounds()}
              </Button>
              <Button small type="submit" look="primary" disabled={actions.isBusy || !isReady}>
                {say.saveSystems()}
              </Button>
              <Button small look="quiet" onClick={() => setDraft(undefined)}>
                {say.cancel()}
              </Button>
            </div>
          </div>
        </form>
      ) : (
        <>
          <ol className={styles.list}>
            {known.map(({ from, to, system, poolNames }) => (
              <li key={from}>
                <span>
                  {say.systemOfRounds({ from, to, system: SYSTEM_NAMES[system]() })}
                  {poolNames.length > 0 && <small dir="auto"> {poolNames.join(', ')}</small>}
                </span>
              </li>
            ))}
          </ol>
          <Button small onClick={() => setDraft(known.map(draftOf))}>
            {say.changeSystems()}
          </Button>
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title={say.systemsByRound()}
          button={say.saveSystems()}
          isPending={actions.isBusy}
          onConfirm={() => void save()}
          onClose={() => ask(false)}
        >
          <p>{say.systemsAreNoted({ round })}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface StretchFieldsProps {
  stretch: Stretch
  from: number
  /** The last drawn round. */
  drawn: number
  onChange: (change: Partial<Stretch>) => void
  onRemove: (() => void) | undefined
}

function StretchFields({ stretch, from, drawn, onChange, onRemove }: StretchFieldsProps) {
  const { to, system, pools } = stretch
  return (
    <div className={styles.stretch}>
      <Field
        label={say.fromToRound({ from })}
        type="number"
        min={Math.max(from, 1)}
        max={MAX_ROUNDS}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {from > drawn ? (
        <Select
          label={say.system()}
          value={system}
          onChoose={(chosen) => onChange({ system: chosen })}
          choices={PAIRING_SYSTEMS.map((value) => ({ value, label: SYSTEM_NAMES[value]() }))}
        />
      ) : (
        <span>{SYSTEM_NAMES[system]()}</span>
      )}
      <Field
        label={say.poolNames()}
        maxLength={MAX_POOL_NAMES_TEXT}
        value={pools}
        onChange={(event) => onChange({ pools: event.target.value })}
      />
      {onRemove && (
        <IconButton small label={say.removeRounds({ from })} onClick={onRemove}>
          <Icon of={X} size={14} />
        </IconButton>
      )}
    </div>
  )
}

const draftOf = ({ to, system, poolNames }: RoundSystem): Stretch => ({
  to: String(to),
  system,
  pools: poolNames.join(', '),
})

/** Each stretch begins after the one before it. */
const stretchesOf = (draft: Stretch[]): RoundSystem[] =>
  draft.map(({ to, system, pools }, at) => ({
    from: at === 0 ? 1 : Number(draft[at - 1]!.to) + 1,
    to: Number(to),
    system,
    poolNames: pools
      .split(',')
      .map((name) => name.trim().slice(0, MAX_POOL_NAME))
      .filter((name) => name !== ''),
  }))

/** Usually a knockout of a few rounds follows. */
const withStretch = (draft: Stretch[]): Stretch[] => [
  ...draft,
  { to: String(Math.min(MAX_ROUNDS, Number(draft.at(-1)!.to) + 1)), system: 'knockout', pools: '' },
]

/** One system without names of pools is the setting of all rounds. */
function requestOf(next: RoundSystem[], before: number) {
  const [first] = next
  const rounds = next.at(-1)!.to
  const isPlain = next.length === 1 && first!.poolNames.length === 0
  return {
    type: 'editEvent' as const,
    systems: isPlain ? [] : next,
    settings: { pairingSystem: first!.system, ...(rounds !== before && { totalRounds: rounds }) },
  }
}
