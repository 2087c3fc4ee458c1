import * as say from '#words/systems.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LIKENESSES, sharingGroups } from '#core/people/kept-apart.ts'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { deskQueries } from '../../../api/desk.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import type { TabProps } from '../tab-props.ts'
import { useSaved } from '../use-saved.ts'
import { SettingPanel, SettingRow } from './setting-rows.tsx'
import styles from './apart-panel.module.css'

const BY = { club: say.ofOneClub, federation: say.ofOneFederation, family: say.ofOneName }

interface ApartGroup {
  nos: number[]
  from?: number
  to?: number | null
}

/** Who may not meet: families, club mates, compatriots, or any players. */
export function ApartPanel({ id, snapshot, actions }: Pick<TabProps, 'id' | 'snapshot' | 'actions'>) {
  const { players, round } = snapshot
  const [one, setOne] = useState('')
  const [other, setOther] = useState('')
  const { data: known = [] } = useQuery(deskQueries.entries(id))
  const isLocked = round > 0 && fideModeLeft(snapshot) === undefined
  const groupsOfSnapshot = (snapshot.forbidden ?? []).map(({ players: members, from, to }): ApartGroup => ({
    nos: members.map((position) => players.no[position]!),
    from,
    to,
  }))
  const { shown: groups, keep } = useSaved(groupsOfSnapshot, snapshot.version, actions)
  const send = async (next: ApartGroup[]): Promise<void> => {
    if (!(await actions.change({ type: 'forbid', groups: next }))) keep(next)
  }
  const add = (more: number[][]): void => {
    const known = new Set(groups.map(({ nos }) => nos.join()))
    void send([...groups, ...more.filter((nos) => !known.has(nos.join())).map((nos) => ({ nos }))])
  }
  const clubs = new Map(known.map((each) => [each.no, each.club]))
  const people = players.no.map((no, at) => ({
    no,
    lastName: players.lastName[at]!,
    nationality: players.nationality[at]!,
    club: clubs.get(no) ?? null,
  }))
  const name = (no: number): string => distinctName(snapshot, players.no.indexOf(no))
  const choices = [
    { value: '', label: say.choosePlayer() },
    ...players.no.map((no) => ({ value: String(no), label: name(no) })),
  ]
  return (
    <SettingPanel id="kept-apart" title={say.keptApart()}>
      <SettingRow label={say.whoMayNotMeet()} hint={isLocked ? say.onlyBeforeRoundOne() : say.announceThem()}>
        {groups.length === 0 && <p className={styles.none}>{say.nobodyKeptApart()}</p>}
        <ul className={styles.groups}>
          {groups.map((group, at) => {
            const words = group.nos.map(name).join(' – ')
            return (
              <li key={`${group.nos.join()} ${group.from}`}>
                <span dir="auto">
                  {words}
                  {group.to != null && <small> {say.inRounds({ from: group.from ?? 1, to: group.to })}</small>}
                </span>
                {!isLocked && (
                  <IconButton
                    small
                    label={say.mayMeet({ names: words })}
                    disabled={actions.isBusy}
                    onClick={() => void send(groups.toSpliced(at, 1))}
                  >
                    <Icon of={X} size={14} />
                  </IconButton>
                )}
              </li>
            )
          })}
        </ul>
      </SettingRow>
      {!isLocked && (
        <>
          <SettingRow label={say.keepGroupsApart()}>
            <div className={styles.acts}>
              {LIKENESSES.map((by) => {
                const found = sharingGroups(people, by)
                return (
                  <Button key={by} small disabled={actions.isBusy || found.length === 0} onClick={() => add(found)}>
                    {BY[by]({ count: found.length })}
                  </Button>
                )
              })}
            </div>
          </SettingRow>
          <SettingRow label={say.keepTwoApart()}>
            <div className={styles.acts}>
              <Select label={say.onePlayer()} value={one} onChoose={setOne} choices={choices} />
              <Select label={say.otherPlayer()} value={other} onChoose={setOther} choices={choices} />
              <Button
                small
                disabled={actions.isBusy || one === '' || other === '' || one === other}
                onClick={() => {
                  add([[Number(one), Number(other)].toSorted((a, b) => a - b)])
                  setOther('')
                }}
              >
                {say.keepApart()}
              </Button>
            </div>
          </SettingRow>
        </>
      )}
    </SettingPanel>
  )
}
