import * as say from '#words/checker.js'
import { useState } from 'react'
import type { ComparedRanks } from '#core/import/check-report.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { rankingCodes } from '#core/standings/ranking-codes.ts'
import { verdictText } from '#core/standings/why/rank-text.ts'
import { joinAnd } from '#core/text/join-and.ts'
import layout from '../../styles/layout.module.css'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import styles from './check.module.css'

const UNCHECKED = { noTieBreaks: say.noTieBreaks, noRanks: say.noRanks, unknownTieBreaks: say.unknownTieBreaks }

/** Wrong ranks shown before “Show all”. */
const FEW = 20

/** The ranks of a report beside those that its tie-breaks give. */
export function CheckedRanks({ snapshot, ranks }: { snapshot: Snapshot; ranks: ComparedRanks }) {
  const [all, setAll] = useState(false)
  const { checked, differences, unchecked } = ranks
  const codes = joinAnd(rankingCodes(snapshot.settings))
  return (
    <Panel id="check-standings" title={say.standings()} className={styles.part}>
      <p className={styles.note}>
        {unchecked
          ? UNCHECKED[unchecked]()
          : differences.length === 0
            ? say.ranksRight({ count: checked, codes })
            : say.ranksWrong({ codes })}
      </p>
      {differences.length > 0 && (
        <WrongRanks snapshot={snapshot} differences={all ? differences : differences.slice(0, FEW)} />
      )}
      {differences.length > FEW && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFewer() : say.showAll({ count: differences.length })}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

function WrongRanks({ snapshot, differences }: { snapshot: Snapshot } & Pick<ComparedRanks, 'differences'>) {
  return (
    <table className={styles.differences}>
      <caption className={layout.heard}>{say.standings()}</caption>
      <thead>
        <tr>
          <th scope="col">{snapshot.settings.competitors === 'team' ? say.team() : say.player()}</th>
          <th scope="col">{say.inReport()}</th>
          <th scope="col">{say.byTieBreaks()}</th>
          <th scope="col">{say.why()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.player}>
            <th scope="row" className={styles.named}>
              {snapshot.players.no[difference.player]} {distinctName(snapshot, difference.player)}
            </th>
            <td data-label={say.inReport()}>{difference.stated || say.noPair()}</td>
            <td data-label={say.byTieBreaks()}>
              {difference.from === difference.to ? difference.from : say.ranks(difference)}
            </td>
            <td>{reasonOf(snapshot, difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function reasonOf(snapshot: Snapshot, { stated, from, verdict }: ComparedRanks['differences'][number]): string {
  if (stated === 0) return say.rankMissing()
  if (!verdict) return say.onlyTheNumber()
  const { title, text } = verdictText(snapshot, verdict, verdict.rank < from ? 'above' : 'below')
  return `${title} ${text}`
}
