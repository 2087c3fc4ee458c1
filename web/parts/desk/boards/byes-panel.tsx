import * as say from '#words/deskBoards.js'
import { Suspense, useState } from 'react'
import { boardsOf } from '#core/changes/change-boards.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { entryName } from '../players/entry-name.ts'
import type { TabProps } from '../tab-props.ts'
import { SeatDialog } from './board-tools.ts'
import styles from '../needs.module.css'

const BYES: Record<string, () => string> = {
  U: say.hasTheBye,
  F: say.hasFullPointBye,
  H: say.hasHalfPointBye,
  Z: say.isntPlaying,
}

/** Entries without a game in the round that is being played, each with a way to seat someone against them. */
export function ByesPanel({ snapshot, round, actions }: Pick<TabProps, 'snapshot' | 'actions'> & { round: number }) {
  const [seating, seat] = useState<{ no: number; player: number }>()
  const { settings, systems } = snapshot
  const isOpen = ['published', 'playing'].includes(eventState(snapshot)) && round === snapshot.round
  const byes = boardsOf(snapshot, round).filter(({ black }) => black === null)
  if (!isOpen || byes.length === 0 || systemAt(settings, systems, round).system !== 'swiss') return null
  return (
    <Panel title={say.withoutAGame()} count={byes.length}>
      <ul className={styles.needs}>
        {byes.map(({ no, white, outcome }) => (
          <li key={no}>
            <div>
              <b>
                <bdi>{entryName(snapshot, white)}</bdi>
              </b>
              <p>{(BYES[outcome.charAt(0)] ?? say.isntPlaying)()}</p>
            </div>
            <Button small disabled={actions.isBusy} onClick={() => seat({ no, player: white })}>
              {say.seatAnOpponent()}
            </Button>
          </li>
        ))}
      </ul>
      {seating && (
        <Suspense>
          <SeatDialog {...{ snapshot, round, actions, ...seating }} onClose={() => seat(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
