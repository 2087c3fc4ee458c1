import * as say from '#words/coreEmbed.js'
import * as sayPresent from '#words/asItStands.js'
import { localPath } from '../addresses/local-path.ts'
import { tournamentPath, profilePath } from '../addresses/paths.ts'
import { competitorName } from '../snapshot/names.ts'
import { namesakeMark } from '../snapshot/namesakes.ts'
import { competitorId } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import { missingLabel } from '../snapshot/missing-results.ts'
import { stateAfter } from './state-after.ts'
import type { Column } from '../standings/column.ts'
import { displayFigure } from '../standings/format.ts'
import { asItStands, type AsItStands } from '../standings/as-it-stands.ts'
import { placesWithin } from '../standings/entry-groups.ts'
import { standings, type StandingsRow } from '../standings/table.ts'
import { isWithdrawn } from '../standings/withdrawn.ts'
import { html, type Html } from '../text/html.ts'
import { formatPoints } from '../text/score.ts'
import { liveRound } from '../snapshot/live-round.ts'
import { poolTitle } from '../snapshot/pools.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import { MAX_ROWS } from './target.ts'
import type { EmbedView } from './view.ts'
import { nameHtml, flagHtml, pointsHtml, emptyMessage } from './format.ts'

const HEADS_HEIGHT = 36
const ROW_HEIGHT = 36
const EMPTY_HEIGHT = 88
/** A wide box has room for this many tie-breaks beside the score. */
const MAX_COLUMNS = 6

/** Undefined when there is no such pool. */
export function standingsView(
  snapshot: Snapshot,
  round: number,
  iteration: number,
  _now = 0,
  members?: readonly number[],
): EmbedView | undefined {
  const { settings, systems, players } = snapshot
  const pools = [...new Set(players.pool ?? [0])].sort((a, b) => a - b)
  const pool = pools[iteration - 1]
  if (pool === undefined) return undefined
  const running = asItStands(snapshot)
  const present = running && round >= running.round ? running : undefined
  const table = standings(present?.snapshot ?? snapshot, round)
  const rows = rowsOf(startingOrder(snapshot, round, table.rows), members && positionsOf(snapshot, members)).filter(
    (row) => row.pool === pool,
  )
  // With hidden results, the shown table belongs to no round.
  const isHidden = snapshot.hidden !== undefined
  const after = isHidden
    ? say.resultsHidden()
    : round === 0
      ? say.startingList()
      : present
        ? sayPresent.embedNote(progress(present))
        : stateAfter(snapshot, round)
  const title = pools.length > 1 && poolTitle(settings, systems, Math.max(1, round), pool)
  const isEmpty = players.no.length === 0 || !hasStandings(settings, systems, round)
  return {
    note: !title ? after : round === 0 || isHidden ? title : poolAfter(snapshot, title, round, present),
    live: liveRound(snapshot) !== undefined,
    body: isEmpty
      ? empty(players.no.length)
      : tableHtml(snapshot, table.columns, rows.slice(0, MAX_ROWS), round, { present, isGroup: members !== undefined }),
    more: {
      words: rows.length > MAX_ROWS ? say.seeAll({ count: rows.length }) : say.fullStandings(),
      href: localPath(tournamentPath(settings.vanityURL ?? snapshot.id, 'standings', round)),
    },
    height: () => (isEmpty ? EMPTY_HEIGHT : HEADS_HEIGHT + ROW_HEIGHT * Math.min(rows.length, MAX_ROWS)),
  }
}

const positionsOf = ({ players }: Snapshot, members: readonly number[]): ReadonlySet<number> =>
  new Set(members.map((no) => players.no.indexOf(no)))

/** All rows, or those of a group with their places in it. */
function rowsOf(rows: StandingsRow[], members: ReadonlySet<number> | undefined): StandingsRow[] {
  if (!members) return rows
  const places = placesWithin(rows, members)
  return rows.filter(({ player }) => members.has(player)).map((row) => ({ ...row, rank: places.get(row.player)! }))
}

const progress = ({ round, finished, of }: AsItStands) => ({ round, finished, of })

/** `Pool A after round 7`. */
function poolAfter(snapshot: Snapshot, pool: string, round: number, present: AsItStands | undefined): string {
  if (present) return sayPresent.embedPoolNote({ pool, ...progress(present) })
  const missing = missingLabel(snapshot, round)
  return missing === undefined
    ? say.poolAfterRound({ pool, round })
    : say.poolAfterRoundMissing({ pool, round, missing })
}

function captionAfter(snapshot: Snapshot, round: number, present: AsItStands | undefined): string {
  if (present) return sayPresent.embedCaption(progress(present))
  const missing = missingLabel(snapshot, round)
  return missing === undefined ? say.standingsAfterRound({ round }) : say.standingsAfterRoundMissing({ round, missing })
}

const empty = (players: number): Html => emptyMessage(players === 0 ? say.noPlayersYet() : say.knockoutHasBracket())

/** Before the first round, and where ranks are hidden, rank by starting number. */
const startingOrder = (snapshot: Snapshot, round: number, rows: StandingsRow[]): StandingsRow[] =>
  round > 0 && !isUnknownAfter(snapshot, round)
    ? rows
    : rows
        .map((row) => ({ ...row, rank: snapshot.players.no[row.player]! }))
        .sort((a, b) => a.pool - b.pool || a.player - b.player)

interface TableChoice {
  present: AsItStands | undefined
  /** Whether only a group is shown. */
  isGroup: boolean
}

function tableHtml(
  snapshot: Snapshot,
  columns: Column[],
  rows: StandingsRow[],
  round: number,
  { present, isGroup }: TableChoice,
): Html {
  const { settings } = snapshot
  const isUnknown = isUnknownAfter(snapshot, round)
  const team = settings.competitors === 'team'
  const score = !team ? say.score() : settings.displayPoints === 'game' ? say.gamePointsHead() : say.matchPointsHead()
  const kind = settings.displayPoints === 'game' ? say.gamePoints() : say.matchPoints()
  const shown = columns.slice(0, MAX_COLUMNS)
  const edge = !isUnknown && !isGroup && rows.findLast(({ rank }) => rank <= (settings.qualifyingPlaces ?? 0))
  // In team events the first tie-break is part of the score: a narrow box shows it too.
  const look = (at: number) => (at === 0 && team ? 'num' : 'num extra')
  return html`<table class="table" data-key="standings">
    <caption class="heard">
      ${snapshot.hidden ? say.standingsHidden() : round === 0 ? say.startingList() : captionAfter(snapshot, round, present)}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="num rank"><abbr title="${say.rank()}">#</abbr></th>
        <th scope="col">${team ? say.team() : say.player()}</th>
        <th scope="col" class="num">${team ? html`<abbr title="${kind}">${score}</abbr>` : score}</th>
        ${shown.map(
          ({ name, short }, at) => html`<th scope="col" class="${look(at)}"><abbr title="${name}">${short}</abbr></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr data-key="${row.player}" ${row === edge && html`class="edge"`}>
            <td class="num rank">${row.exclusion || isUnknown ? '–' : row.rank}</td>
            <th scope="row">
              <a href="${hrefOf(snapshot, row.player)}" target="_blank" rel="noopener"
                >${competitorHtml(snapshot, row.player)}</a
              >${isWithdrawn(snapshot, row.player, round) && html` <small>${say.withdrew()}</small>`}
            </th>
            <td class="num score" data-value="${isUnknown ? '' : row.score}" ${runningTitle(present, row.player)}>
              ${isUnknown ? '–' : pointsHtml(row.score)}
            </td>
            ${shown.map((column, at) => html`<td class="${look(at)}">${isUnknown ? '–' : displayFigure(row.values[at]!, column)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Marks a score that includes a running match. */
function runningTitle(present: AsItStands | undefined, player: number): Html | false {
  const entry = present?.running.get(player)
  return !!entry && html`title="${sayPresent.stillPlaying({ score: entry.points.map(formatPoints).join('–') })}"`
}

const hrefOf = (snapshot: Snapshot, player: number): string =>
  localPath(profilePath(snapshot.settings.competitors === 'team' ? 'team' : 'player', competitorId(snapshot, player)))

const competitorHtml = (snapshot: Snapshot, player: number): Html => {
  const { title, nationality } = snapshot.players
  return html`${flagHtml(nationality[player]!)}${nameHtml({ title: title?.[player] ?? '', name: competitorName(snapshot, player), mark: namesakeMark(snapshot, player) })}`
}
