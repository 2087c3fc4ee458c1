import * as say from '#words/norms.js'
import { useQuery } from '@tanstack/react-query'
import type { NormLine } from '#core/norms/norm-lines.ts'
import { COUNTED_TITLES, NORM_RULES, UNRATED } from '#core/norms/rules.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { dayIn } from '#core/text/zones.ts'
import { officialsOf, officialText } from '#core/trf/officials.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useChoices } from '../../navigation/use-search-param.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNorms } from '../norms/use-norms.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { Sheet } from './sheet.tsx'
import { classes } from '../../ui/classes.ts'
import { FormFacts, type FormFact } from './form-facts.tsx'
import form from './form-sheet.module.css'
import styles from './norm-sheets.module.css'

/** A certificate of title result (FIDE’s form IT1) for each norm made, or for the one in the address. */
export function NormSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot } = facts
  const { made } = useNorms(snapshot, snapshot.id)
  const [params] = useChoices()
  const asked = params.get('norm')
  const keyOf = ({ player, title }: NormLine): string => `${snapshot.players.no[player]!}-${title}`
  const lines = made.some((line) => keyOf(line) === asked) ? made.filter((line) => keyOf(line) === asked) : made
  if (lines.length === 0) return <EmptyState sentence={say.noneMade()} />
  return lines.map((line, at) => (
    <Sheet
      key={keyOf(line)}
      facts={{ ...facts, roundLabel: say.it1(), when: undefined }}
      title={say.certificateOf({ title: line.title })}
      page={at + 1}
      pages={lines.length}
    >
      <Certificate snapshot={snapshot} line={line} />
    </Sheet>
  ))
}

function Certificate({ snapshot, line }: { snapshot: Snapshot; line: NormLine }) {
  const { players, settings, dates } = snapshot
  const { data } = useQuery({ ...tournamentQueries.entryDetails(snapshot.id), throwOnError: false })
  if (line.outlook.state !== 'achieved') return null
  const { title, player } = line
  const { games, average, raised, points, needed, performance } = line.outlook.measure
  const federation = players.nationality[player]!
  const chief = officialsOf(snapshot).find(({ role }) => role === 'chief')
  const fideId = (position: number): string => data?.find(({ no }) => no === players.no[position])?.fideId ?? ''
  const days = dates.flatMap((start) => (start === null ? [] : dayIn(start, settings.timeZone)))
  const titles = Map.groupBy(games, (game) => game.title)
  const foreign = games.filter((game) => game.federation !== federation)
  const facts: FormFact[] = [
    [say.lastName(), players.lastName[player]!],
    [say.firstName(), players.firstName[player]!],
    [say.fideId(), fideId(player)],
    [say.federation(), federation],
    [say.event(), snapshot.name],
    [say.place(), [settings.location, settings.federation].filter(Boolean).join(', ')],
    [say.startDate(), days[0] ?? ''],
    [say.endDate(), days.at(-1) ?? ''],
    [say.rateOfPlay(), settings.timeControl ?? ''],
    [say.eventNumber(), settings.fideEvent ?? ''],
    [say.chiefArbiter(), chief ? officialText(chief) : ''],
    [say.gamesCounted(), games.length],
    [say.federations(), new Set(games.map((game) => game.federation).filter(Boolean)).size],
    [say.notOfFederation(), foreign.length],
    [say.rated(), games.filter(({ rating }) => rating > 0).length],
    [say.ofHost(), games.filter((game) => game.federation === settings.federation).length],
    [
      say.titled(),
      `${games.filter((game) => COUNTED_TITLES.includes(game.title)).length}: ${COUNTED_TITLES.flatMap((each) =>
        titles.has(each) ? `${titles.get(each)!.length} ${each}` : [],
      ).join(', ')}`,
    ],
    [say.scoreNeeded(), formatPoints(needed ?? 0)],
    [say.scoreAchieved(), `${formatPoints(points)} (+${formatPoints(points - (needed ?? 0))})`],
    [say.averageRating(), average],
    [say.performance(), performance],
  ]
  return (
    <div className={classes(form.form, styles.certificate)}>
      <FormFacts facts={facts} />
      <table>
        <thead>
          <tr>
            {[
              say.roundHead(),
              say.opponentHead(),
              say.fideId(),
              say.federationHead(),
              say.titleHead(),
              say.ratingHead(),
              say.adjustedHead(),
              say.scoreHead(),
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.round}>
              <td>{game.round}</td>
              <td dir="auto">
                {[players.lastName[game.opponent], players.firstName[game.opponent]].filter(Boolean).join(', ')}
              </td>
              <td>{fideId(game.opponent)}</td>
              <td>{game.federation}</td>
              <td>{game.title}</td>
              <td>{game.rating || '–'}</td>
              <td>{adjusted(title, game, raised)}</td>
              <td>{formatPoints(game.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.remark}>{say.notChecked()}</p>
      <div className={styles.signatures}>
        <span>{say.signedByArbiter()}</span>
        <span>{say.signedByFederation()}</span>
      </div>
    </div>
  )
}

/** The rating that counts: unrated 1400, and the lowest one raised to the floor. */
function adjusted(title: NormLine['title'], game: { opponent: number; rating: number }, raised: number | undefined) {
  return game.opponent === raised ? NORM_RULES[title].floor : game.rating || UNRATED
}
