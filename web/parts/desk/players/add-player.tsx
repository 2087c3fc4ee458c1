import * as say from '#words/deskPlayers.js'
import { Suspense, useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { ApiError } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { joinAnd } from '#core/text/join-and.ts'
import type { DeskActions } from '../use-desk.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { joinComma } from '#core/text/join-comma.ts'
import type { FoundPlayer } from '../../../api/ratings.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { detailsOf, entryOf } from '../lists/found-text.ts'
import { FindPlayer } from './entry-tools.ts'
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
  const addFound = (player: FoundPlayer) =>
    actions.change({
      type: 'addEntries',
      entries: [{ ...UNKNOWN_DETAILS, ...entryOf(player), ...detailsOf(player) }],
    })
  const addAnyway = async (): Promise<void> => {
    if (!asked || (await add(asked.fields))) return
    ask(undefined)
    count(added + 1)
  }
  const namesakesOf = ({ namesakes }: { namesakes: number[] }) => ({
    count: namesakes.length,
    names: joinAnd(namesakes.map((no) => placeOf(snapshot, no, details))),
  })
  return (
    <div className={styles.add}>
      {!isTeam && (
        <Suspense fallback={<Skeleton rows={1} height={48} />}>
          <FindPlayer
            snapshot={snapshot}
            details={details}
            isNew
            isBusy={actions.isBusy}
            onTake={async (player) => !(await addFound(player))}
          />
        </Suspense>
      )}
      <PlayerForm
        key={added}
        isTeam={isTeam}
        submit={isTeam ? say.addTeam() : say.addPlayer()}
        isBusy={actions.isBusy}
        onSave={async (fields) => {
          const namesakes = findNamesakes(snapshot, fields, details)
          ask(namesakes.length > 0 ? { fields, namesakes } : undefined)
          return namesakes.length > 0 ? asking() : add(fields)
        }}
      />
      {asked && (
        <MessageBar kind="warn">
          <span>{isTeam ? say.namesakeTeams(namesakesOf(asked)) : say.namesakePlayers(namesakesOf(asked))}</span>
          <span className={styles.answers}>
            <Button small disabled={actions.isBusy} onClick={() => void addAnyway()}>
              {say.addAnother({ firstName: asked.fields.firstName, lastName: asked.fields.lastName })}
            </Button>
            <Button small look="quiet" onClick={() => ask(undefined)}>
              {say.dontAdd()}
            </Button>
          </span>
        </MessageBar>
      )}
    </div>
  )
}

/** Keeps the form filled while the question is open. */
const asking = () => new ApiError(say.isNamesake(), 0)

/** `No. 12 Jiří Novák (1874, born 1979)`. */
function placeOf(snapshot: Snapshot, no: number, details: readonly DeskEntry[]): string {
  const rating = snapshot.players.rating[snapshot.players.no.indexOf(no)]
  const birth = details.find((one) => one.no === no)?.birth
  const known = joinComma([rating, birth && say.born({ birth })])
  const name = competitorName(snapshot, snapshot.players.no.indexOf(no))
  return known === '' ? say.numberAndName({ no, name }) : say.numberAndNameKnown({ no, name, known })
}

interface AddPlayerProps {
  snapshot: Snapshot
  details: readonly DeskEntry[]
  actions: DeskActions
}
