import * as say from '#words/print.js'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { seatsByName } from '../pairings/seats.ts'
import { byeText } from '#core/snapshot/bye-text.ts'
import { listedName } from './listed-name.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'
import styles from './sheet.module.css'

const LINE = 7.6

/** The pairings of a round sorted by name: players find themselves faster than by board. */
export function ByNameSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot, round } = facts
  const isTeams = snapshot.settings.competitors === 'team'
  const columns: SheetColumn[] = [
    { head: isTeams ? say.teamHead() : say.nameHead(), strong: true },
    { head: isTeams ? say.tableHead() : say.boardHead(), width: 16, align: 'center', strong: true },
    ...(isTeams ? [] : [{ head: say.colourHead(), width: 24 }]),
    { head: say.opponentHead() },
  ]
  return (
    <TableSheets
      {...{ facts, columns }}
      title={say.roundPairingsByName({ round })}
      line={LINE}
      groups={[{ rows: seatsByName(snapshot, round) }]}
      renderRow={({ player, isWhite, opponent, pairing }) => {
        const isBye = opponent < 0
        const colour = isBye ? '' : <Colour key="colour" isWhite={isWhite} />
        return {
          key: player,
          cells: [
            <Fitted key="name" text={distinctName(snapshot, player, listedName(snapshot, player))} />,
            isBye ? '' : pairing.board,
            ...(isTeams ? [] : [colour]),
            isBye ? byeText(pairing) : <Fitted key="opponent" text={distinctName(snapshot, opponent)} />,
          ],
        }
      }}
    />
  )
}

function Colour({ isWhite }: { isWhite: boolean }) {
  return (
    <span className={styles.colour}>
      <i className={isWhite ? undefined : styles.black} />
      {isWhite ? say.white() : say.black()}
    </span>
  )
}
