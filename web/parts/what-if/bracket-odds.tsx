import * as say from '#words/whatIf.js'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { oddsOf } from '#core/forecast/tally.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { OddsCells, oddsHeads, oddsKinds, shownChances, type ShownOdds } from './odds-cells.tsx'
import styles from './what-if.module.css'

/** Competitors who can still win a knockout, the likeliest first. */
export function BracketOdds({ snapshot, odds }: { snapshot: Snapshot; odds: ShownOdds }) {
  const { players, settings } = snapshot
  const { tally } = odds
  const kinds = oddsKinds(undefined)
  const share = (player: number, upTo: number): number => (tally && oddsOf(tally, player, upTo)?.share) ?? 0
  const rows = [...players.no.keys()]
    .filter((player) => share(player, 3) > 0)
    .sort((a, b) => share(b, 1) - share(a, 1) || share(b, 3) - share(a, 3))
  return (
    <table className={classes(table.table, styles.table)}>
      <caption className={layout.heard}>{say.bracketCaption()}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {settings.competitors === 'team' ? say.team() : say.player()}
          </th>
          {oddsHeads(kinds)}
        </tr>
      </thead>
      <tbody>
        {rows.map((player) => (
          <tr key={player}>
            <th scope="row" className={styles.name}>
              <div>
                <Flag code={players.nationality[player]!} />
                <EntrantName
                  title={players.title?.[player]}
                  name={competitorName(snapshot, player)}
                  mark={namesakeMark(snapshot, player)}
                  href={competitorPath(snapshot, player)}
                />
              </div>
            </th>
            <OddsCells chances={shownChances(odds, kinds, player)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
