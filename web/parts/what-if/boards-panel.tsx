import * as say from '#words/whatIf.js'
import { useMemo, useState } from 'react'
import type { RunningLeads } from '#core/match/running-leads.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { BoardRow } from './board-row.tsx'
import { boardsToTry, type BoardToTry } from './boards.ts'
import type { Tried } from './use-tried.ts'
import styles from './what-if.module.css'

/** Boards shown before "Show all". */
const FEW = 12

export function OpenBoards({ snapshot, tried, running }: { snapshot: Snapshot; tried: Tried; running: RunningLeads }) {
  const { round, settings } = snapshot
  const open = useMemo(
    () => boardsToTry(snapshot, round, running).filter(({ ended }) => ended === undefined),
    [snapshot, round, running],
  )
  if (open.length === 0) return null
  return (
    <Panel
      title={say.stillBeingPlayed()}
      count={(settings.gamePointTotal > 1 ? say.openMatches : say.openGames)({ round, count: open.length })}
    >
      <Boards snapshot={snapshot} boards={open} tried={tried} />
    </Panel>
  )
}

/** Finished boards, round by round, with assumed results marked. Collapsed while other boards are open. */
export function EndedBoards({ snapshot, tried, isFolded }: { snapshot: Snapshot; tried: Tried; isFolded: boolean }) {
  const [wanted, want] = useState<string>()
  const [isOpen, open] = useState(false)
  const changed = tried.kept.filter(({ isChanged }) => isChanged)
  const shown = isOpen || !isFolded || changed.length > 0
  const round = Number(wanted ?? changed.at(-1)?.round ?? snapshot.round)
  const boards = useMemo(
    () => (shown ? boardsToTry(snapshot, round).filter(({ ended }) => ended !== undefined) : []),
    [snapshot, round, shown],
  )
  return (
    <Panel
      title={say.alreadyPlayed()}
      action={
        shown && (
          <Select
            label={say.roundChoice()}
            bare
            value={String(round)}
            choices={snapshot.rounds
              .map((_, at) => ({ value: String(at + 1), label: say.round({ round: at + 1 }) }))
              .toReversed()}
            onChoose={want}
          />
        )
      }
    >
      {!shown && (
        <PanelFoot>
          <button type="button" className={layout.link} aria-expanded={false} onClick={() => open(true)}>
            {say.changeFinished()}
          </button>
        </PanelFoot>
      )}
      {shown && boards.length === 0 && <p className={styles.note}>{say.noneEnded({ round })}</p>}
      {shown && <Boards key={round} snapshot={snapshot} boards={boards} tried={tried} />}
    </Panel>
  )
}

function Boards({ snapshot, boards, tried }: { snapshot: Snapshot; boards: BoardToTry[]; tried: Tried }) {
  const [all, setAll] = useState(false)
  const first = new Map(tried.kept.map((each) => [`${each.round} ${each.no}`, each.first]))
  const triedOn = ({ round, no }: BoardToTry): number | undefined => first.get(`${round} ${no}`)
  const shown = all ? boards : boards.filter((board, at) => at < FEW || triedOn(board) !== undefined)
  return (
    <>
      <ul>
        {shown.map((board) => (
          <BoardRow
            key={board.no}
            board={board}
            tried={triedOn(board)}
            total={snapshot.settings.gamePointTotal}
            onTry={tried.set}
          />
        ))}
      </ul>
      {(all || shown.length < boards.length) && boards.length > FEW && (
        <PanelFoot>
          <button type="button" className={layout.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFew({ count: FEW }) : say.showAll({ count: boards.length })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}
