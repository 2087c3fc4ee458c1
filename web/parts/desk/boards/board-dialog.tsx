import * as say from '#words/deskBoards.js'
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
    <Dialog
      title={(isTeam ? say.tableOfRound : say.boardOfRound)({ board: board.board, round })}
      wide
      onClose={onClose}
    >
      <p>
        <bdi>{board.whiteName}</bdi> – <bdi>{board.blackName}</bdi>
        {outcome.trim() && `, ${board.text}`}
      </p>
      <div className={styles.acts}>
        {act(
          'colours',
          ARROWS,
          say.swapColours(),
          isTeam ? say.swapHintTeams() : say.swapHint(),
          <BoardAct
            {...shared}
            request={{ type: 'swapColours', round, no, white: players.no[black]! }}
            button={say.swapColours()}
            note={say.notedByHand()}
          />,
        )}
        {isSwiss &&
          act(
            'exchange',
            SHUFFLE,
            isTeam ? say.exchangeTeam() : say.exchangePlayer(),
            say.exchangeHint(),
            <ExchangeAct {...shared} round={round} sides={[white, black]} />,
          )}
        {isSwiss &&
          act(
            'apart',
            X,
            say.takeApart(),
            isTeam ? say.apartHintTeams() : say.apartHint(),
            <BoardAct
              {...shared}
              request={{ type: 'takeBoardApart', round, no, isWithResult: true }}
              button={say.takeApartAct()}
              note={
                outcome.trim()
                  ? say.resultRemoved({
                      result: board.text,
                      white: distinctName(snapshot, white),
                      black: distinctName(snapshot, black),
                    })
                  : say.seatThemHint()
              }
            />,
          )}
      </div>
    </Dialog>
  )
}
