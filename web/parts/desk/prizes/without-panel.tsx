import * as say from '#words/prizesDesk.js'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './prizes-desk.module.css'

interface WithoutPanelProps {
  snapshot: Snapshot
  without: readonly number[]
  onChange: (nos: number[]) => void
}

/** Entries that keep their places but get no prizes. */
export function WithoutPanel({ snapshot, without, onChange }: WithoutPanelProps) {
  const { no } = snapshot.players
  const nameOf = (one: number): string => distinctName(snapshot, no.indexOf(one))
  const listed = without.filter((one) => no.includes(one))
  const others = no
    .filter((one) => !without.includes(one))
    .map((one) => ({ value: String(one), label: nameOf(one) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <Panel title={say.without()}>
      <PanelBody>
        <p className={styles.quiet}>{say.withoutHint()}</p>
        <ul className={styles.without}>
          {listed.map((one) => (
            <li key={one}>
              <bdi>{nameOf(one)}</bdi>
              <IconButton
                small
                label={say.takeOff({ name: nameOf(one) })}
                onClick={() => onChange(without.filter((each) => each !== one))}
              >
                <Icon of={X} />
              </IconButton>
            </li>
          ))}
        </ul>
        <Select
          bare
          label={say.addWithout()}
          value=""
          onChoose={(chosen) => chosen && onChange([...without, Number(chosen)])}
          choices={[{ value: '', label: say.addWithout() }, ...others]}
        />
      </PanelBody>
    </Panel>
  )
}
