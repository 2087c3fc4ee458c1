import * as sayMinis from '#words/minisView.js'
import * as say from '#words/seasonPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { matchPath } from '#core/addresses/paths.ts'
import type { RulingKind } from '#core/match/mini.ts'
import type { SeasonAdjustment, SeasonRuling } from '#core/rows/season-rulings.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { localPath } from '../../navigation/local-path.ts'
import { scoreText } from '../../parts/season/fixture-row.tsx'
import { SeasonToolbar } from '../../parts/season/season-toolbar.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { Time } from '../../ui/time.tsx'
import type { SectionProps } from './page.tsx'
import styles from './season.module.css'

const KINDS: Record<RulingKind, () => string> = {
  score: sayMinis.ruledScore,
  fairPlay: sayMinis.ruledFairPlay,
  forfeit: sayMinis.ruledForfeit,
  annulled: sayMinis.ruledAnnulled,
}

/** What was decided in a season beside the board: scores that were changed, with reasons, and penalties. */
export function RulingsSection({ answer }: SectionProps) {
  const { league, season } = answer
  const { data } = useSuspenseQuery(seasonQueries.rulings(league.id, season.id))
  const { rulings, adjustments } = data
  return (
    <>
      <SeasonToolbar answer={answer} section="rulings" />
      <div className={layout.stack}>
        {rulings.length === 0 && adjustments.length === 0 && (
          <Panel>
            <EmptyState sentence={say.noRulings()}>{say.rulingsAppearHere()}</EmptyState>
          </Panel>
        )}
        {rulings.length > 0 && <Rulings rulings={rulings} />}
        {adjustments.length > 0 && <Adjustments adjustments={adjustments} />}
      </div>
    </>
  )
}

function Rulings({ rulings }: { rulings: SeasonRuling[] }) {
  return (
    <Panel title={say.rulings()} count={rulings.length}>
      <table className={classes(table.table, table.tucked, styles.list, styles.rulings)}>
        <caption className={layout.heard}>{say.rulings()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.headMatch()}</th>
            <th scope="col">{say.headDecision()}</th>
            <th scope="col" className={styles.wide}>
              {say.headReason()}
            </th>
            <th scope="col" className={styles.wide}>
              {say.headDate()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rulings.map(({ id, label, division, round, home, away, kind, before, after, reason, at }) => (
            <tr key={`${id} ${label} ${at}`}>
              <td className={styles.name}>
                <a href={localPath(matchPath(id))}>
                  <bdi>{home}</bdi> – <bdi>{away}</bdi>
                </a>
                <small>{say.rulingWhere({ division, round, label })}</small>
              </td>
              <td>
                {KINDS[kind]()}{' '}
                <span className={styles.score}>
                  {before ? scoreText(before) : '–'} → {after ? scoreText(after) : '–'}
                </span>
                <small className={styles.narrow}>
                  <bdi>{reason}</bdi>
                </small>
              </td>
              <td className={classes(styles.wide, styles.meta)}>
                <bdi>{reason}</bdi>
              </td>
              <td className={classes(styles.wide, styles.meta)}>
                <Time at={at} as="date" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function Adjustments({ adjustments }: { adjustments: SeasonAdjustment[] }) {
  return (
    <Panel title={say.adjustments()} count={adjustments.length}>
      <table className={classes(table.table, table.tucked, styles.list, styles.rulings)}>
        <caption className={layout.heard}>{say.adjustments()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.headTeam()}</th>
            <th scope="col" className={table.num} title={say.matchPoints()}>
              {say.headMatchPoints()}
            </th>
            <th scope="col" className={table.num} title={say.boardPoints()}>
              {say.headBoards()}
            </th>
            <th scope="col">{say.headReason()}</th>
          </tr>
        </thead>
        <tbody>
          {adjustments.map(({ team, division, round, mp, gp, reason }, at) => (
            // Two penalties of a team may be the same in all.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <td className={styles.name}>
                <bdi>{team}</bdi>
                <small>{say.divisionRound({ division, round })}</small>
              </td>
              <td className={table.num}>{signed(mp)}</td>
              <td className={table.num}>{signed(gp)}</td>
              <td className={styles.meta}>
                <bdi>{reason}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const signed = (points: number): string => {
  const text = formatPoints(halfPoints(Math.abs(points)))
  return points === 0 ? '' : points < 0 ? `−${text}` : `+${text}`
}
