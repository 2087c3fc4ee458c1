import * as say from '#words/ratingReport.js'
import { useQuery } from '@tanstack/react-query'
import { reportSummary, type ReportSummary, type SummaryCount } from '#core/report/event-summary.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { textOf } from '#core/trf/text-of.ts'
import type { Trf } from '#core/trf/trf.ts'
import { deskQueries } from '../../api/desk.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNorms } from '../norms/use-norms.ts'
import { RatingSheets } from './rating-sheets.tsx'
import { classes } from '../../ui/classes.ts'
import form from './form-sheet.module.css'
import styles from './report-sheets.module.css'
import type { SheetFacts } from './sheet-facts.ts'
import { Sheet } from './sheet.tsx'

/** A summary like FIDE’s tournament report (form IT3), and the rating changes. */
export function ReportSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot } = facts
  const { data: text, isError } = useQuery({
    ...deskQueries.reportFile(snapshot.id, snapshot.version),
    throwOnError: false,
  })
  if (isError) return <EmptyState sentence={say.couldntLoad()} />
  if (text === undefined) return <Skeleton rows={8} />
  const trf = parseTrf(text)
  if (isFault(trf)) return <EmptyState sentence={say.couldntLoad()} />
  const own = { ...facts, roundLabel: '', when: undefined }
  return (
    <>
      <Sheet facts={own} title={say.summary()} page={1} pages={1}>
        <Summary snapshot={snapshot} trf={trf} summary={reportSummary(trf)} />
      </Sheet>
      <RatingSheets facts={own} />
    </>
  )
}

function Summary({ snapshot, trf, summary }: { snapshot: Snapshot; trf: Trf; summary: ReportSummary }) {
  const { counts, federations, schedule, chiefArbiter, deputies } = summary
  const { made } = useNorms(snapshot, snapshot.id)
  const facts: [string, string][] = [
    [say.event(), snapshot.name],
    [say.place(), textOf(trf, '022')],
    [say.host(), textOf(trf, '032')],
    [say.startDate(), textOf(trf, '042')],
    [say.endDate(), textOf(trf, '052')],
    [say.rounds(), String(snapshot.round)],
    [say.schedule(), schedule],
    [say.rateOfPlay(), textOf(trf, '122')],
    [say.system(), systemLabel(snapshot.settings, snapshot.systems)],
    [say.program(), textOf(trf, '182') || 'Kibitz'],
    [say.chiefArbiter(), chiefArbiter],
    [say.deputies(), deputies.join(' · ')],
  ]
  return (
    <div className={classes(form.form, styles.summary)}>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption>{say.numbers()}</caption>
        <thead>
          <tr>
            {[say.kindHead(), say.numberHead(), say.federationsHead(), say.hostHead()].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ of, players, federations: codes, host }) => (
            <tr key={of}>
              <th scope="row">{labelOf(of)}</th>
              <td>{players}</td>
              <td>{codes}</td>
              <td>{host}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h3>{say.byFederation()}</h3>
        <ul className={styles.federations}>
          {federations.map(({ code, players, rated, titled }) => (
            <li key={code}>
              <b>{code || say.noFederation()}</b> {say.federationCount({ players, rated, titled })}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say.normsMade()}</h3>
        {made.length === 0 ? (
          <p>{say.noNorms()}</p>
        ) : (
          <ul>
            {made.flatMap(({ player, title, outlook }) =>
              outlook.state === 'achieved' ? (
                <li key={`${player} ${title}`}>
                  {say.normOf({
                    title,
                    name: competitorName(snapshot, player),
                    points: formatPoints(outlook.measure.points),
                    games: outlook.measure.games.length,
                  })}
                </li>
              ) : (
                []
              ),
            )}
          </ul>
        )}
      </section>
      <p className={styles.signature}>{say.signature()}</p>
    </div>
  )
}

const KINDS: Partial<Record<SummaryCount['of'], () => string>> = {
  all: say.all,
  rated: say.rated,
  unrated: say.unrated,
}

/** Titles are the same in all languages. */
const labelOf = (of: SummaryCount['of']): string => KINDS[of]?.() ?? of
