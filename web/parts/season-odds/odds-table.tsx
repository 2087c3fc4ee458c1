import * as say from '#words/seasonOdds.js'
import type { ChanceRow } from '#core/rows/season-odds.ts'
import type { SeasonQuestion } from '#core/season/zones.ts'
import { percent } from '#core/text/percent.ts'
import { Panel } from '../../ui/panel.tsx'
import type { NamedOdds } from './matters-panel.tsx'
import { SeasonOddsNote } from './odds-note.tsx'
import styles from './season-odds.module.css'

const HEADS: Record<SeasonQuestion, () => string> = {
  title: say.champion,
  up: say.up,
  playoffUp: say.playoffUp,
  playoffDown: say.playoffDown,
  down: say.down,
}
const QUESTIONS = Object.keys(HEADS) as SeasonQuestion[]

/** All chances of a division’s teams, in the order of `order`: their numbers as they are in the table. */
export function OddsTable({ name, odds, nameOf, order }: NamedOdds & { name: string; order: readonly number[] }) {
  const asked = QUESTIONS.filter((question) => odds.teams.some((team) => team[question] !== null))
  const teams = order.flatMap((no) => odds.teams.find((team) => team.no === no) ?? [])
  return (
    <Panel title={name} aria-label={name}>
      {teams.length > 0 && (
        <table className={styles.stakes}>
          <thead>
            <tr>
              <th scope="col">{say.chance()}</th>
              {asked.map((question) => (
                <th key={question} scope="col">
                  {HEADS[question]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.no}>
                <th scope="row">
                  <bdi>{nameOf(team.no)}</bdi>
                </th>
                {asked.map((question) => (
                  <ChanceCell key={question} chance={team[question]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.empty}>
        <SeasonOddsNote odds={odds} />
      </p>
    </Panel>
  )
}

function ChanceCell({ chance }: { chance: ChanceRow | null }) {
  if (!chance) return <td>–</td>
  const { share, low, high } = chance
  return (
    <td title={low < high ? say.range({ low: percent(low), high: percent(high) }) : undefined}>{percent(share)}</td>
  )
}
