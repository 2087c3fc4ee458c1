import * as say from '#words/deskResults.js'
import type { ResultClaim } from '#core/match/reported-result.ts'
import { versus } from '#core/text/versus.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { useShortcuts } from '../../../hooks/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { deskBoards } from './boards.ts'
import type { TabProps } from '../tab-props.ts'
import styles from '../needs.module.css'

function saidBy(claims: ResultClaim[], white: string, black: string): string {
  const sides = claims.filter(({ by }) => by !== 'site')
  if (sides.length === 2) return say.bothSidesAgree()
  return sides.length === 0 ? say.fromChessSite() : say.reportedBy({ name: sides[0]!.by === 'w' ? white : black })
}

export function ReportedPanel({ snapshot, actions }: TabProps) {
  const reported = snapshot.rounds.flatMap((_, index) =>
    deskBoards(snapshot, index + 1)
      .filter(({ state }) => state === 'reported')
      .map((board) => ({ ...board, round: index + 1 })),
  )
  const [first] = reported
  const confirm = (boards?: { round: number; no: number }[]): void => {
    if (first && !actions.isBusy) void actions.change({ type: 'confirm', ...(boards && { boards }) })
  }
  useShortcuts({ c: () => first && confirm([{ round: first.round, no: first.no }]), 'Shift C': () => confirm() })
  if (!first) return null
  const all = say.confirmReported({ count: reported.length })
  return (
    <Panel
      title={say.reportedResults()}
      count={reported.length}
      action={
        <Button small disabled={actions.isBusy} onClick={() => confirm()} aria-keyshortcuts="Shift+C">
          {all}
        </Button>
      }
    >
      <ul className={styles.needs}>
        {reported.map(({ round, no, place, whiteName, blackName, text, claims }) => (
          <li key={`${round} ${no}`}>
            <div>
              <b>
                {round === snapshot.round
                  ? say.reportedAt({ place, result: text })
                  : say.reportedAtOfRound({ place, round, result: text })}
              </b>
              <p>{joinComma([versus(whiteName, blackName), saidBy(claims, whiteName, blackName)])}</p>
            </div>
            {reported.length > 1 && (
              <Button small disabled={actions.isBusy} onClick={() => confirm([{ round, no }])}>
                {say.confirm()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
