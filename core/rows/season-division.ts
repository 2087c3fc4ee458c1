import { tournamentPath } from '../addresses/paths.ts'
import { fixturesOf } from '../draw/fixtures.ts'
import { entriesIn } from '../season/plan-divisions.ts'
import { movementOf, movingPlaces } from '../season/promotion.ts'
import { isSameDivision, type Division, type FinalRow, type SeasonFacts } from '../season/facts.ts'
import { resultCount } from '../snapshot/event-state.ts'
import { competitorName } from '../snapshot/names.ts'
import { pairings } from '../snapshot/pairing.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { teamCodes } from '../snapshot/team-codes.ts'
import { field, type Field } from '../standings/field.ts'
import { pairingPositions, roundLine } from '../standings/round-line.ts'
import { standings, type StandingsRow } from '../standings/table.ts'
import { plainPoints } from '../text/score.ts'
import type { DivisionTableRow, FormOfRound, NextFixture, SeasonDivisionRow, TableZone } from './season-table.ts'

/** The latest round with a result; 0 before the first. */
const lastPlayed = ({ rounds }: Snapshot): number => rounds.findLastIndex((round) => resultCount(round) > 0) + 1

/** A division with its table, after a round or the latest one. `snapshot`: its tournament, if there is one to show. */
export function divisionRow(
  season: SeasonFacts,
  division: Division,
  snapshot: Snapshot | undefined,
  round?: number,
): SeasonDivisionRow {
  const { tier, group, name } = division
  const final = season.final?.find((one) => isSameDivision(one, division))
  const played = snapshot ? lastPlayed(snapshot) : 0
  const after = Math.min(round ?? played, played)
  return {
    tier,
    group,
    name,
    tournament: snapshot ? tournamentOf(snapshot) : null,
    after,
    ...movingPlaces(season.rules, tier),
    isFinal: final !== undefined && after === played,
    rows: snapshot ? tableRows(season, division, snapshot, after, final?.rows) : emptyRows(season, division),
  }
}

const tournamentOf = ({ id, version, round, active, settings }: Snapshot) => ({
  id,
  href: tournamentPath(settings.vanityURL ?? id, 'dashboard'),
  version,
  round,
  rounds: settings.totalRounds,
  active,
})

function emptyRows(season: SeasonFacts, division: Division): DivisionTableRow[] {
  return entriesIn(season, division).map(({ seat, team, name, nationality }) => ({
    no: seat,
    team,
    name,
    nationality,
    code: '',
    rank: null,
    zone: null,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    mp: 0,
    gp: 0,
    form: [],
    next: null,
  }))
}

function tableRows(
  season: SeasonFacts,
  division: Division,
  snapshot: Snapshot,
  after: number,
  final: readonly FinalRow[] | undefined,
): DivisionTableRow[] {
  const facts = field(snapshot, after)
  const seats = pairingPositions(facts)
  const { rows } = standings(snapshot, after)
  const size = rows.filter(({ exclusion }) => !exclusion).length
  const entryOf = new Map(entriesIn(season, division).map((entry) => [entry.seat, entry]))
  const placeOf = (no: number) => final?.find(({ entry }) => entry === entryOf.get(no)?.no)
  const shown = rows.map((row, at) => {
    const no = snapshot.players.no[row.player]!
    const frozen = placeOf(no)
    const place = frozen?.place ?? at + 1
    return { place, row: rowOf(snapshot, facts, seats, row), frozen, isOut: row.exclusion !== undefined }
  })
  // Before the first result the teams are in the order of their seats.
  const inOrder = (one: (typeof shown)[number]): number => (after === 0 && !final ? one.row.no : one.place)
  return shown
    .toSorted((a, b) => inOrder(a) - inOrder(b))
    .map(({ place, row, frozen, isOut }) => ({
      ...row,
      team: row.team ?? entryOf.get(row.no)?.team ?? null,
      rank: isOut ? null : frozen ? frozen.place : row.rank,
      zone:
        isOut || after === 0
          ? null
          : zoneOf(season, division.tier, place, size, final !== undefined || !snapshot.active),
      ...(frozen && { mp: plainPoints(frozen.mp), gp: plainPoints(frozen.gp) }),
    }))
}

function zoneOf({ rules }: SeasonFacts, tier: number, place: number, size: number, isOver: boolean): TableZone | null {
  const movement = movementOf(rules, tier, place, size)
  if (movement !== 'stay') return movement
  return isOver && tier === 1 && place === 1 ? 'champion' : null
}

function rowOf(snapshot: Snapshot, facts: Field, seats: Int32Array, { player, rank }: StandingsRow): DivisionTableRow {
  const { players } = snapshot
  const lines = Array.from({ length: facts.round }, (_, index) => roundLine(facts, seats, player, index))
  const met = lines.filter(({ opponent }) => opponent >= 0)
  const count = (result: number) => met.filter(({ match }) => match === result).length
  return {
    no: players.no[player]!,
    team: players.owner?.[player] ?? null,
    name: competitorName(snapshot, player),
    nationality: players.nationality[player]!,
    code: teamCodes(players)[player]!,
    rank,
    zone: null,
    played: met.filter(({ match }) => match !== null).length,
    won: count(2),
    drawn: count(1),
    lost: count(0),
    mp: plainPoints(facts.match.total[player]!),
    gp: plainPoints(facts.game.total[player]!),
    form: met.map(({ round, opponent, match, colour }): FormOfRound => [
      match === null ? null : plainPoints(facts.match.each[player * facts.round + round - 1]!),
      players.no[opponent]!,
      colour === 'W',
    ]),
    next: nextFixture(snapshot, player),
  }
}

/** The first published fixture without a result, else the first one of the rounds to come. */
function nextFixture(snapshot: Snapshot, player: number): NextFixture | null {
  const { no } = snapshot.players
  const open = pairings(snapshot).find(
    ({ white, black, facts }) => !facts.scored && black >= 0 && (white === player || black === player),
  )
  if (open) {
    const isHome = open.white === player
    const start = pairingStart(snapshot, open) ?? null
    return { round: open.round, opponent: no[isHome ? open.black : open.white]!, isHome, start }
  }
  for (let round = snapshot.round + 1; round <= (snapshot.settings.totalRounds ?? 0); round++) {
    const found = fixturesOf(snapshot, round).find(({ white, black }) => white === player || black === player)
    if (!found || found.black === null) continue
    const isHome = found.white === player
    return {
      round,
      opponent: no[isHome ? found.black : found.white]!,
      isHome,
      start: snapshot.dates[round - 1] ?? null,
    }
  }
  return null
}
