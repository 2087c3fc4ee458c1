import { Fitted } from '../../ui/fitted.tsx'
import * as say from '#words/print.js'
import { byListedName, listedName } from './listed-name.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'
import styles from './sheet.module.css'

const LINE = 8

/** Entries sorted by name with a check-in box, ticked for those already checked in at the desk. */
export function CheckInSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot } = facts
  const { players, settings, desk, round } = snapshot
  const { withdrawn = [] } = players
  const next = round + 1
  const here = new Set(desk?.checkIns.filter(({ isPresent }) => isPresent).map(({ player }) => player))
  const byes = new Map(
    desk?.byeRequests
      .filter((each) => each.round === next && each.state !== 'refused')
      .map((each) => [each.player, each.type]),
  )
  const order = byListedName(snapshot)
  const expected = players.no
    .map((_, position) => position)
    .filter((position) => !withdrawn.includes(position))
    .toSorted(order)
  const columns: SheetColumn[] = [
    { head: say.hereHead(), width: 14, align: 'center' },
    { head: say.numberHead(), width: 14, align: 'center' },
    { head: settings.competitors === 'team' ? say.teamHead() : say.nameHead(), strong: true },
    { head: say.federationHead(), width: 14 },
    ...(settings.showRatings ? [{ head: say.ratingHead(), width: 18, align: 'center' } as const] : []),
    { head: say.noteHead(), width: 46 },
  ]
  return (
    <TableSheets
      {...{ facts, columns }}
      title={say.checkInList()}
      line={LINE}
      groups={[{ rows: expected }]}
      renderRow={(position) => {
        const no = players.no[position]!
        const bye = byes.get(no)
        return {
          key: position,
          cells: [
            <i key="here" className={styles.box}>
              {here.has(no) && '✓'}
            </i>,
            no,
            <Fitted key="name" text={listedName(snapshot, position)} />,
            players.nationality[position],
            ...(settings.showRatings ? [players.rating[position] || '–'] : []),
            bye && say.byeInRound({ round: next }),
          ],
        }
      }}
    />
  )
}
