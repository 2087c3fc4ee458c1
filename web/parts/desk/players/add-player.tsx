import { useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { ApiError } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { joinAnd } from '#core/text/join-and.ts'
import type { DeskActions } from '../use-desk.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { findNamesakes } from './find-namesakes.ts'
import { UNKNOWN_DETAILS } from './unknown-details.ts'
import { PlayerForm, type PlayerFields } from './player-form.tsx'
import styles from './add-player.module.css'

/** Adds one entry. If someone of the same name is entered already, it asks first. */
export function AddPlayer({ snapshot, details, actions }: AddPlayerProps) {
  const [asked, ask] = useState<{ fields: PlayerFields; namesakes: number[] }>()
  const [added, count] = useState(0)
  const isTeam = snapshot.settings.competitors === 'team'
  const add = (fields: PlayerFields) =>
    actions.change({ type: 'addEntries', entries: [{ ...UNKNOWN_DETAILS, ...fields }] })
  const addAnyway = async (): Promise<void> => {
    if (!asked || (await add(asked.fields))) return
    ask(undefined)
    count(added + 1)
  }
  return (
    <div className={styles.add}>
      <PlayerForm
        key={added}
        isTeam={isTeam}
        submit={`Add ${isTeam ? 'team' : 'player'}`}
        isBusy={actions.isBusy}
        onSave={async (fields) => {
          const namesakes = findNamesakes(snapshot, fields, details)
          ask(namesakes.length > 0 ? { fields, namesakes } : undefined)
          return namesakes.length > 0 ? ASKED : add(fields)
        }}
      />
      {asked && (
        <MessageBar kind="warn">
          <span>
            {joinAnd(asked.namesakes.map((no) => placeOf(snapshot, no, details)))}{' '}
            {asked.namesakes.length === 1 ? 'is' : 'are'} already entered. Is this another {isTeam ? 'team' : 'person'}?
          </span>
          <span className={styles.answers}>
            <Button small disabled={actions.isBusy} onClick={() => void addAnyway()}>
              Add another {asked.fields.firstName} {asked.fields.lastName}
            </Button>
            <Button small look="quiet" onClick={() => ask(undefined)}>
              Don’t add
            </Button>
          </span>
        </MessageBar>
      )}
    </div>
  )
}

/** Keeps the form filled while the question is open. */
const ASKED = new ApiError('Already entered.', 0)

/** `No. 12 Jiří Novák (1874, born 1979)`. */
function placeOf(snapshot: Snapshot, no: number, details: readonly DeskEntry[]): string {
  const rating = snapshot.players.rating[snapshot.players.no.indexOf(no)]
  const birth = details.find((one) => one.no === no)?.birth
  const known = [rating, birth && `born ${birth}`].filter(Boolean).join(', ')
  return `No. ${no} ${competitorName(snapshot, snapshot.players.no.indexOf(no))}${known && ` (${known})`}`
}

interface AddPlayerProps {
  snapshot: Snapshot
  details: readonly DeskEntry[]
  actions: DeskActions
}
