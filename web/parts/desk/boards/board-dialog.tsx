import { useState, type ReactNode } from 'react'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { X } from '../../../ui/icons.ts'
import { ARROWS, SHUFFLE } from '../icons.ts'
import type { DeskBoard } from '../results/boards.ts'
import type { DeskActions } from '../use-desk.ts'
import { BoardAct } from './board-act.tsx'
import { ExchangeAct } from './exchange-act.tsx'
import styles from './board-dialog.module.css'

export interface BoardDialogProps {
  snapshot: Snapshot
  round: number
  board: DeskBoard
  actions: DeskActions
  onClose: () => void
}

type ActName = 'colours' | 'exchange' | 'apart'

/** Changes the pairing of one board of the published round. The other boards keep their results. */
export function BoardDialog({ snapshot, round, board, actions, onClose }: BoardDialogProps) {
  const [open, setOpen] = useState<ActName | undefined>('colours')
  const { no, white, black, outcome } = board
  const { settings, systems, players } = snapshot
  const isSwiss = systemAt(settings, systems, round).system === 'swiss'
  const isTeam = settings.competitors === 'team'
  const shared = { snapshot, actions, onDone: onClose }
  const act = (name: ActName, icon: string, words: string, hint: string, body: ReactNode) => (
    <section>
      <button type="button" aria-expanded={open === name} onClick={() => setOpen(open === name ? undefined : name)}>
        <Icon of={icon} />
        <span>
          <b>{words}</b>
          <small>{hint}</small>
        </span>
      </button>
      {open === name && body}
    </section>
  )
  return (
    <Dialog title={`${isTeam ? 'Table' : 'Board'} ${board.board} of round ${round}`} wide onClose={onClose}>
      <p>
        <bdi>{board.whiteName}</bdi> – <bdi>{board.blackName}</bdi>
        {outcome.trim() && `, ${board.text}`}
      </p>
      <div className={styles.acts}>
        {act(
          'colours',
          ARROWS,
          'Swap the colours',
          isTeam ? 'Each team keeps its result' : 'Each player keeps the result',
          <BoardAct
            {...shared}
            request={{ type: 'swapColours', round, no, white: players.no[black]! }}
            button="Swap the colours"
            note="The report notes it as a change by hand."
          />,
        )}
        {isSwiss &&
          act(
            'exchange',
            SHUFFLE,
            `Exchange a ${isTeam ? 'team' : 'player'} with another board`,
            'Two boards were mixed up, or someone else has the bye',
            <ExchangeAct {...shared} round={round} sides={[white, black]} />,
          )}
        {isSwiss &&
          act(
            'apart',
            X,
            'Take this board apart',
            `Both ${isTeam ? 'teams' : 'players'} are without a game; other boards keep their results`,
            <BoardAct
              {...shared}
              request={{ type: 'takeBoardApart', round, no, isWithResult: true }}
              button="Take the board apart"
              note={
                outcome.trim()
                  ? `The result ${board.text} of ${distinctName(snapshot, white)} – ${distinctName(snapshot, black)} is removed. It stays in the history.`
                  : 'Seat them against other players from the list below the boards.'
              }
            />,
          )}
      </div>
    </Dialog>
  )
}
