import * as say from '#words/seasonPages.js'
import { localPath } from '../addresses/local-path.ts'
import { profilePath } from '../addresses/paths.ts'
import { seasonPath } from '../addresses/season-paths.ts'
import type { SeasonAnswer } from '../rows/season-rows.ts'
import type { DivisionTableRow, SeasonDivisionRow } from '../rows/season-table.ts'
import { html, type Html } from '../text/html.ts'
import { halfPoints } from '../text/score.ts'
import { emptyMessage, flagHtml, nameHtml, pointsHtml } from './format.ts'
import { MAX_ROWS } from './target.ts'
import type { EmbedView } from './view.ts'

const HEADS_HEIGHT = 36
const ROW_HEIGHT = 36
const EMPTY_HEIGHT = 88

/** The table of one division, counted from 1 from the top; undefined if there is no such division. */
export function seasonView({ league, season, divisions }: SeasonAnswer, number: number): EmbedView | undefined {
  const division = divisions[number - 1]
  if (!division && divisions.length > 0) return undefined
  const rows = division?.rows.slice(0, MAX_ROWS) ?? []
  return {
    note: division ? noteOf(division, season.name, divisions.length) : season.name,
    live: false,
    body: division && rows.length > 0 ? tableHtml(division, rows) : emptyMessage(say.noTablesYet()),
    more: { words: say.wholeSeason(), href: localPath(seasonPath(league.id, season.id)) },
    height: () => (rows.length === 0 ? EMPTY_HEIGHT : HEADS_HEIGHT + ROW_HEIGHT * rows.length),
  }
}

function noteOf({ name, after }: SeasonDivisionRow, season: string, divisions: number): string {
  const title = divisions > 1 ? say.divisionOfSeason({ division: name, season }) : season
  return after > 0 ? say.tableAfter({ division: title, round: after }) : title
}

/** The last row above a line between those who move and the others has an edge. */
function tableHtml({ name, after }: SeasonDivisionRow, rows: readonly DivisionTableRow[]): Html {
  const isEdge = (at: number) => at + 1 < rows.length && rows[at]!.zone !== rows[at + 1]!.zone
  return html`<table class="table" data-key="standings">
    <caption class="heard">
      ${after > 0 ? say.tableAfter({ division: name, round: after }) : name}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="num rank">${say.headRank()}</th>
        <th scope="col">${say.headTeam()}</th>
        <th scope="col" class="num extra">${say.headPlayed()}</th>
        <th scope="col" class="num"><abbr title="${say.matchPoints()}">${say.headMatchPoints()}</abbr></th>
        <th scope="col" class="num"><abbr title="${say.boardPoints()}">${say.headBoards()}</abbr></th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row, at) =>
          html`<tr data-key="${row.no}" ${isEdge(at) && html`class="edge"`}>
            <td class="num rank">${after === 0 ? row.no : (row.rank ?? '–')}</td>
            <th scope="row">${teamHtml(row)}</th>
            <td class="num extra">${row.played}</td>
            <td class="num score" data-value="${halfPoints(row.mp)}">${pointsHtml(halfPoints(row.mp))}</td>
            <td class="num">${pointsHtml(halfPoints(row.gp))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function teamHtml({ team, name, nationality }: DivisionTableRow): Html {
  const words = html`${flagHtml(nationality)}${nameHtml({ title: '', name })}`
  return team === null
    ? html`<a>${words}</a>`
    : html`<a href="${localPath(profilePath('team', team))}" target="_blank" rel="noopener">${words}</a>`
}
