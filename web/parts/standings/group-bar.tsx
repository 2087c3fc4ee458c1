import * as say from '#words/groups.js'
import { compareWords } from '#core/text/compare-words.ts'
import { formatGroup, type EntryGroup, type GroupKind } from '#core/standings/entry-groups.ts'
import { groupsOf, type CountedGroup } from '#core/standings/groups-of.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Select } from '../../ui/select.tsx'
import { countryName } from '../people/country-name.ts'
import { groupLabel } from './group-label.ts'
import styles from './group-bar.module.css'

/** Kinds with few groups are chips; the others are lists. */
const CHIPS: readonly GroupKind[] = ['sex', 'age', 'own']
const LISTS: readonly GroupKind[] = ['rating', 'federation', 'club']
const LIST_LABELS: Partial<Record<GroupKind, () => string>> = {
  rating: say.rating,
  federation: say.federation,
  club: say.club,
}

/** Choices of the group that a table shows. */
export function GroupBar({ snapshot, details, group, onChoose }: GroupBarProps) {
  const groups = groupsOf(snapshot, details)
  const chosen = group && formatGroup(group)
  const chip = (value: string | undefined, label: string, count: number) => (
    <button key={value ?? ''} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
      {label} <small>{count}</small>
    </button>
  )
  return (
    <div className={styles.bar} role="group" aria-label={say.showOnly()}>
      {chip(undefined, say.everybody(), snapshot.players.no.length)}
      {groups
        .filter(({ kind }) => CHIPS.includes(kind))
        .map((each) => chip(formatGroup(each), groupLabel(each), each.count))}
      {LISTS.map((kind) => (
        <GroupList key={kind} {...{ kind, chosen, onChoose }} groups={groups.filter((each) => each.kind === kind)} />
      ))}
    </div>
  )
}

export interface GroupBarProps {
  snapshot: Snapshot
  /** Empty in team events. */
  details: PublicEntryDetails[]
  group: EntryGroup | undefined
  /** Takes the group as in the address; undefined for everybody. */
  onChoose: (group: string | undefined) => void
}

function GroupList({ kind, groups, chosen, onChoose }: GroupListProps) {
  if (groups.length === 0) return null
  const label = LIST_LABELS[kind]!()
  const named = groups.map((each) => ({
    value: formatGroup(each),
    label: `${kind === 'federation' ? countryName(each.value) : groupLabel(each)} (${each.count})`,
  }))
  const choices = kind === 'rating' ? named : named.toSorted((a, b) => compareWords(a.label, b.label))
  const isChosen = choices.some(({ value }) => value === chosen)
  return (
    <Select
      bare
      label={label}
      value={isChosen ? chosen! : ''}
      choices={[{ value: '', label }, ...choices]}
      onChoose={(value) => onChoose(value || undefined)}
    />
  )
}

interface GroupListProps {
  kind: GroupKind
  groups: CountedGroup[]
  chosen: string | undefined
  onChoose: (group: string | undefined) => void
}
