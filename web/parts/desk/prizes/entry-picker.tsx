import * as say from '#words/prizesDesk.js'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import styles from './prizes-desk.module.css'

interface EntryPickerProps {
  snapshot: Snapshot
  /** Numbers of entries. */
  chosen: readonly number[]
  /** The name of the button that takes an entry out of the list. */
  takeOut: (name: string) => string
  onChange: (nos: number[]) => void
}

/** A list of entries, to which others are added by name. */
export function EntryPicker({ snapshot, chosen, takeOut, onChange }: EntryPickerProps) {
  const { no } = snapshot.players
  const nameOf = (one: number): string => distinctName(snapshot, no.indexOf(one))
  const listed = chosen.filter((one) => no.includes(one))
  const others = no
    .filter((one) => !chosen.includes(one))
    .map((one) => ({ value: String(one), label: nameOf(one) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <ul className={styles.picked}>
        {listed.map((one) => (
          <li key={one}>
            <bdi>{nameOf(one)}</bdi>
            <IconButton
              small
              label={takeOut(nameOf(one))}
              onClick={() => onChange(chosen.filter((each) => each !== one))}
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
        onChoose={(added) => added && onChange([...chosen, Number(added)])}
        choices={[{ value: '', label: say.addWithout() }, ...others]}
      />
    </>
  )
}
