import * as say from '#words/deskBoards.js'
import { joinAnd } from '#core/text/join-and.ts'
import { useState } from 'react'
import { boardsOf } from '#core/changes/change-boards.ts'
import { isIn } from '#core/draw/who-plays.ts'
import { MAX_ENTRY_NAME } from '#core/limits/event.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { findNamesakes } from '../players/find-namesakes.ts'
import type { DeskActions } from '../use-desk.ts'
import { BoardAct } from './board-act.tsx'
import { UNKNOWN_DETAILS } from '../players/unknown-details.ts'
import styles from './board-dialog.module.css'

const NEW = 'new'
const UNKNOWN = { ...UNKNOWN_DETAILS, title: '', nationality: '' } as const

/** Seats a late arrival, or someone else without a game, against the player of a bye. */
export function SeatDialog({ snapshot, round, no, player, actions, onClose }: SeatDialogProps) {
  const candidates = withoutGame(snapshot, round).filter((one) => one !== player)
  const [who, setWho] = useState(candidates.length === 1 ? String(candidates[0]) : candidates.length > 1 ? '' : NEW)
  const [colour, setColour] = useState<'w' | 'b'>('b')
  const [name, setName] = useState({ firstName: '', lastName: '', rating: '' })
  const nameOf = (one: number): string => competitorName(snapshot, snapshot.players.no.indexOf(one))
  const isNew = who === NEW
  const newName = `${name.firstName} ${name.lastName}`.trim()
  const seated = isNew ? newName : who && nameOf(Number(who))
  const entry = {
    ...UNKNOWN,
    firstName: name.firstName.trim(),
    lastName: name.lastName.trim(),
    rating: Number(name.rating) || 0,
  }
  const isReady = isNew ? entry.firstName !== '' : who !== ''
  const namesakes = isNew && isReady ? findNamesakes(snapshot, entry) : []
  return (
    <Dialog title={say.seatAgainst({ name: nameOf(player) })} wide onClose={onClose}>
      <BoardAct
        snapshot={snapshot}
        actions={actions}
        onDone={onClose}
        button={seated ? say.seatName({ name: seated }) : say.seatAct()}
        newName={newName || undefined}
        note={say.givesByeBack({ name: nameOf(player) })}
        request={
          isReady
            ? {
                type: 'seatPlayer',
                round,
                no,
                ...(isNew ? { entry } : { player: Number(who) }),
                isWhite: colour === 'w',
              }
            : undefined
        }
      >
        <Select
          label={say.whoPlays()}
          value={who}
          onChoose={setWho}
          choices={[
            { value: '', label: say.chooseHint() },
            ...candidates.map((one) => ({ value: String(one), label: `${one} ${nameOf(one)}` })),
            { value: NEW, label: say.newPlayerChoice() },
          ]}
        />
        {isNew && (
          <div className={styles.names}>
            <Field
              label={say.firstName()}
              required
              maxLength={MAX_ENTRY_NAME}
              value={name.firstName}
              onChange={(event) => setName({ ...name, firstName: event.target.value })}
            />
            <Field
              label={say.lastName()}
              maxLength={MAX_ENTRY_NAME}
              value={name.lastName}
              onChange={(event) => setName({ ...name, lastName: event.target.value })}
            />
            <Field
              label={say.rating()}
              inputMode="numeric"
              pattern="[0-9]{0,4}"
              value={name.rating}
              onChange={(event) => setName({ ...name, rating: event.target.value.replaceAll(/\D/g, '').slice(0, 4) })}
            />
          </div>
        )}
        {namesakes.length > 0 && (
          <p className={styles.warning}>
            {say.namesakeWarning({ name: newName, numbers: joinAnd(namesakes.map(String)) })}
          </p>
        )}
        <div className={styles.colour}>
          <span>{say.opponentPlays()}</span>
          <Segmented
            label={say.opponentColour()}
            value={colour}
            onChoose={setColour}
            choices={[
              { value: 'w', label: say.white() },
              { value: 'b', label: say.black() },
            ]}
          />
        </div>
      </BoardAct>
    </Dialog>
  )
}

/** Numbers of the entries that have no opponent in a round and may still be seated. */
function withoutGame(snapshot: Snapshot, round: number): number[] {
  const playing = new Set(
    boardsOf(snapshot, round).flatMap(({ white, black }) => (black === null ? [] : [white, black])),
  )
  const { no } = snapshot.players
  // Late entries join with the next round, but may be seated now.
  return no.filter((one, position) => !playing.has(one) && isIn(snapshot, position, round + 1))
}

export interface SeatDialogProps {
  snapshot: Snapshot
  round: number
  /** The pairing number of the bye. */
  no: number
  /** The number of the entry that has the bye. */
  player: number
  actions: DeskActions
  onClose: () => void
}
