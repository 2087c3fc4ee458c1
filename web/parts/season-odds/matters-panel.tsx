import * as say from '#words/seasonOdds.js'
import type { DivisionOddsRow, EffectRow, StakeRow } from '#core/rows/season-odds.ts'
import { percent } from '#core/text/percent.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './season-odds.module.css'

/** Fixtures shown. */
const MOST = 4
/** With less than this at stake a fixture is not worth mentioning. */
const LEAST = 0.02

export interface NamedOdds {
  odds: DivisionOddsRow
  nameOf: (no: number) => string
}

export interface StakedFixture extends StakeRow {
  nameOf: (no: number) => string
}

/** The fixtures of all divisions that move the odds most, the most first. */
export const staked = (divisions: readonly NamedOdds[]): StakedFixture[] =>
  divisions
    .flatMap(({ odds, nameOf }) => odds.stakes.map((stake) => ({ ...stake, nameOf })))
    .filter(({ moves, effects }) => moves >= LEAST && effects.length > 0)
    .toSorted((a, b) => b.moves - a.moves)
    .slice(0, MOST)

/** What matters in the next fixtures: for each, the chances of its teams and others by its result. */
export function MattersPanel({ fixtures }: { fixtures: readonly StakedFixture[] }) {
  return (
    <Panel title={say.matters()} aria-label={say.matters()}>
      {fixtures.length === 0 && <p className={styles.empty}>{say.nothingMatters()}</p>}
      {fixtures.map((fixture) => (
        <Stakes key={`${fixture.nameOf(fixture.home)} ${fixture.nameOf(fixture.away)}`} fixture={fixture} />
      ))}
    </Panel>
  )
}

function Stakes({ fixture: { home, away, effects, nameOf } }: { fixture: StakedFixture }) {
  const hasDraw = effects.some(({ chances }) => chances[1] !== null)
  return (
    <table className={styles.stakes}>
      <caption>
        <bdi>{nameOf(home)}</bdi> – <bdi>{nameOf(away)}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say.chance()}</th>
          <ResultHead>{say.ifWins({ team: nameOf(home) })}</ResultHead>
          {hasDraw && <ResultHead>{say.ifDraw()}</ResultHead>}
          <ResultHead>{say.ifWins({ team: nameOf(away) })}</ResultHead>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => (
          <Effect key={`${effect.no} ${effect.question}`} effect={effect} hasDraw={hasDraw} nameOf={nameOf} />
        ))}
      </tbody>
    </table>
  )
}

/** At most three lines: the caption has the whole names. */
const ResultHead = ({ children }: { children: string }) => (
  <th scope="col" title={children}>
    <span className={styles.result}>{children}</span>
  </th>
)

interface EffectProps {
  effect: EffectRow
  hasDraw: boolean
  nameOf: (no: number) => string
}

function Effect({ effect: { no, question, chances }, hasDraw, nameOf }: EffectProps) {
  const [lost, drawn, won] = chances
  const shown = hasDraw ? [won, drawn, lost] : [won, lost]
  return (
    <tr>
      <th scope="row">{say.effect({ question, team: nameOf(no) })}</th>
      {shown.map((share, at) => (
        <td key={at}>{share === null ? '–' : percent(share)}</td>
      ))}
    </tr>
  )
}
