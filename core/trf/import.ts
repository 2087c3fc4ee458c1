import type { BoardGame, Individual } from '../snapshot/individual.ts'
import type { ByeRequest } from '../snapshot/desk.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { Bonus, PlayerColumns, RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { accelerationsOf } from './accelerations.ts'
import { withMarkedGames } from './adjourned.ts'
import { boardCount } from './board-pairs.ts'
import { bonusesOf } from './bonuses.ts'
import { playerByeRequests, teamByeRequests, withByes } from './bye-requests.ts'
import { playerColumns, teamColumns } from './competitors.ts'
import { drawFault } from './draw-faults.ts'
import { drawRulesOf } from './draw-rules.ts'
import { entryDetails } from './entry-details.ts'
import { entrantsOf, type TrfPlayer } from './entrants.ts'
import { isFault, type TrfFault } from './fault.ts'
import { headerRecords } from './export-header.ts'
import { withFileRemarks } from './import-remarks.ts'
import { individualRounds } from './individual-rounds.ts'
import { teamRoundCount } from './team-opponents.ts'
import { systemOf } from './event-type.ts'
import { isTeamEvent } from './team-event.ts'
import { ratingsFromLists } from './listed-ratings.ts'
import { datesOf, settingsOf, totalRoundsOf } from './settings.ts'
import { textOf } from './text-of.ts'
import { reportLinesOf } from './report-lines.ts'
import { teamRounds } from './team-rounds.ts'
import { individualsOf, teamsOf, type TrfTeam } from './teams.ts'
import { recordsOf, type Trf } from './trf.ts'
import { gamePoints, matchPoints } from './result-worth.ts'

export interface TeamPeople {
  individuals: Individual[]
  games: BoardGame[]
}

export interface ImportedTournament extends TeamPeople {
  snapshot: Snapshot
  /** For rounds that are not drawn yet. */
  byeRequests?: ByeRequest[]
  /** Only in an individual event. */
  entryDetails?: StoredEntryDetails[]
}

/** Data that a file does not contain, and values that override it. `now` is in milliseconds. */
export interface About {
  id: string
  now: number
  name?: string
  user?: string
  active?: boolean
  settings?: Partial<Settings>
  /** Keeps start numbers that are not in the order of the draw (`XXC rank`); otherwise players are renumbered. */
  keepsNumbers?: boolean
}

interface TrfRounds extends TeamPeople {
  players: PlayerColumns
  rounds: RoundColumns[]
  settings: Settings
  bonuses: Bonus[]
  byeRequests: ByeRequest[]
  entryDetails?: StoredEntryDetails[]
}

/** Imports a file; returns the first fault if it contradicts itself. */
export function importTrf(trf: Trf, about: About): ImportedTournament | TrfFault {
  const entrants = entrantsOf(trf)
  if (isFault(entrants)) return entrants
  const teams = teamsOf(trf, entrants)
  if (isFault(teams)) return teams
  const drawn = isTeamEvent(trf, teams) ? teamsDrawn(trf, entrants, teams) : individualsDrawn(trf, entrants, teams)
  if (isFault(drawn)) return drawn
  const { players, settings } = drawn
  const fault = drawFault(trf, players, settings.competitors)
  if (fault) return fault
  const whole = imported(trf, drawn, about)
  return about.keepsNumbers ? whole : numbered(whole)
}

/** Numbers the players in the order of the draw, where the file has them in another one. */
function numbered(whole: ImportedTournament): ImportedTournament {
  const { no } = whole.snapshot.players
  if (no.every((one, at) => at === 0 || no[at - 1]! < one)) return whole
  const anew = new Map(no.map((one, at) => [one, at + 1]))
  const { snapshot, byeRequests, entryDetails: details } = whole
  return {
    ...whole,
    snapshot: { ...snapshot, players: { ...snapshot.players, no: [...anew.values()] } },
    ...(byeRequests && { byeRequests: byeRequests.map((bye) => ({ ...bye, player: anew.get(bye.player)! })) }),
    ...(details && { entryDetails: details.map((known) => ({ ...known, no: anew.get(known.no)! })) }),
  }
}

function teamsDrawn(trf: Trf, entrants: TrfPlayer[], teams: TrfTeam[]): TrfRounds | TrfFault {
  const count = teamRoundCount(trf, entrants)
  const event = { trf, teams, match: matchPoints(trf), game: gamePoints(trf), boards: boardCount(trf, teams, count) }
  const drawn = teamRounds(event, count)
  if (isFault(drawn)) {
    // In an individual event 013 lines name clubs, whose members can meet anyone.
    return recordsOf(trf, 'team').length > 0 ? drawn : individualsDrawn(trf, entrants, teams)
  }
  const settings = settingsOf(trf, 'team', event.match, event.boards * event.game.win)
  const players = teamColumns(teams)
  const bonuses = bonusesOf(trf, players, drawn.rounds, event.match, true)
  const byeRequests = teamByeRequests(trf, count)
  return { ...drawn, players, settings, bonuses, byeRequests, individuals: individualsOf(teams) }
}

function individualsDrawn(trf: Trf, entered: TrfPlayer[], clubs: TrfTeam[]): TrfRounds | TrfFault {
  const worth = gamePoints(trf)
  const entrants = withByes(trf, entered)
  const numbers = entrants.map(({ no }) => no)
  const rounds = individualRounds(entrants, worth, accelerationsOf(trf, numbers, 'individual'))
  if (isFault(rounds)) return rounds
  const settings = settingsOf(trf, 'individual', worth, 1)
  const fromLists = ratingsFromLists(trf, entrants, settings)
  const players = playerColumns(
    entrants.map((one) => ({ ...one, rating: fromLists.get(one.no)?.rating ?? one.rating })),
  )
  const bonuses = bonusesOf(trf, players, rounds, worth, false)
  const byeRequests = playerByeRequests(entrants, rounds.length)
  const details = entryDetails(entered, clubs, fromLists)
  return { players, rounds, settings, bonuses, byeRequests, entryDetails: details, individuals: [], games: [] }
}

function imported(trf: Trf, drawnFile: TrfRounds, about: About): ImportedTournament {
  const { individuals, games, byeRequests, entryDetails: details, settings, ...drawn } = drawnFile
  const { id, now, user = null } = about
  const { players, rounds } = drawn
  const totalRounds = totalRoundsOf(trf, rounds.length, players.no.length)
  const over = rounds.length === totalRounds && rounds.every(isOver)
  const system = systemOf(trf)
  const snapshot: Snapshot = {
    id,
    version: 1,
    name: about.name ?? (textOf(trf, '012') || id),
    user,
    active: about.active ?? !over,
    round: rounds.length,
    createdAt: now,
    updatedAt: now,
    settings: { ...settings, totalRounds, ...about.settings },
    systems: [{ from: 1, to: totalRounds, system, poolNames: [] }],
    dates: datesOf(trf, totalRounds),
    ...drawn,
    ...drawRulesOf(trf, { numbers: players.no, competitors: settings.competitors, totalRounds }),
  }
  const reportLines = reportLinesOf(trf, headerRecords(snapshot, individuals))
  return {
    snapshot: withFileRemarks(
      withMarkedGames(reportLines.length > 0 ? { ...snapshot, reportLines } : snapshot, trf, individuals),
      trf,
    ),
    individuals,
    games,
    byeRequests: byeRequests.filter(({ round }) => round <= totalRounds),
    ...(details && { entryDetails: details }),
  }
}

const isOver = ({ outcomes }: RoundColumns): boolean => !outcomes.match(/../g)?.includes('  ')
