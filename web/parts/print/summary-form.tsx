import * as say from '#words/ratingReport.js'
import type { NormLine } from '#core/norms/norm-lines.ts'
import type { ReportSummary, SummaryCount } from '#core/report/event-summary.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { textOf } from '#core/trf/text-of.ts'
import type { Trf } from '#core/trf/trf.ts'
import { classes } from '../../ui/classes.ts'
import form from './form-sheet.module.css'
import { FormFacts, type FormFact } from './form-facts.tsx'
import styles from './report-sheets.module.css'

/** The facts of FIDE’s tournament report (form IT3), but for the event’s name. */
export function summaryFacts(snapshot: Snapshot, trf: Trf, summary: ReportSummary): FormFact[] {
  return [
    [say.place(), textOf(trf, '022')],
    [say.host(), textOf(trf, '032')],
    [say.startDate(), textOf(trf, '042')],
    [say.endDate(), textOf(trf, '052')],
    [say.rounds(), String(snapshot.round)],
    [say.schedule(), summary.schedule],
    [say.rateOfPlay(), textOf(trf, '122')],
    [say.system(), systemLabel(snapshot.settings, snapshot.systems)],
    [say.program(), textOf(trf, '182') || 'Kibitz'],
    [say.chiefArbiter(), summary.chiefArbiter],
    [say.deputies(), summary.deputies.join(' · ')],
  ]
}

/** A sentence for each norm that was made. */
export const normSentences = (snapshot: Snapshot, lines: readonly NormLine[]): string[] =>
  lines.flatMap(({ player, title, outlook }) =>
    outlook.state === 'achieved'
      ? say.normOf({
          title,
          name: competitorName(snapshot, player),
          points: formatPoints(outlook.measure.points),
          games: outlook.measure.games.length,
        })
      : [],
  )

interface SummaryFormProps {
  facts: readonly FormFact[]
  summary: ReportSummary
  /** Sentences. */
  norms: readonly string[]
}

/** A form like FIDE’s tournament report (IT3): facts, numbers of players, federations, norms. */
export function SummaryForm({ facts, summary: { counts, federations }, norms }: SummaryFormProps) {
  return (
    <div className={classes(form.form, styles.summary)}>
      <FormFacts facts={facts} />
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
        {norms.length === 0 ? (
          <p>{say.noNorms()}</p>
        ) : (
          <ul>
            {norms.map((norm) => (
              <li key={norm}>{norm}</li>
            ))}
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
