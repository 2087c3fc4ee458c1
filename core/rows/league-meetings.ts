import { resultOf } from '../snapshot/outcome-points.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { hasResult, isForfeit } from '../match/mini.ts'
import { field } from '../standings/field.ts'
import { sortKey } from '../text/fold.ts'
import { plainPoints } from '../text/score.ts'
import type { Start } from '../text/start.ts'
import { isSameDivision, type Division, type SeasonEntry, type SeasonFacts } from '../season/facts.ts'
import type { PastTeam } from './season-past.ts'
import type { LeagueHead } from './season-rows.ts'

/** `/s/{league}/h2h/{first}/{second}` */
export interface LeagueMeetings {
  league: LeagueHead
  /** All teams of the league, by name. */
  teams: LeagueTeam[]
  /** null if there is no such team, or none was asked for. */
  first: LeagueTeam | null
  second: LeagueTeam | null
  fixtures: Balance
  /** Of the matches of their fixtures, where these have several. */
  matches: Balance
  /** The newest first. */
  meetings: LeagueMeeting[]
}

export interface LeagueTeam extends PastTeam {
  /** The team's word in the address. */
  key: string
}

/** Of the first team. */
export interface Balance {
  won: number
  drawn: number
  lost: number
}

type Scores = [first: number, second: number]

export interface LeagueMeeting {
  /** The season's word in its address, and its name. */
  season: string
  seasonName: string
  division: string
  round: number
  /** Id of the fixture. */
  id: string
  /** Whether the first team was at home. */
  isHome: boolean
  start: Start | null
  /** Plain points of the first and the second team; null without a result. */
  mp: Scores | null
  gp: Scores | null
  isForfeit: boolean
}

/** A division in which both teams played, with their numbers there. */
interface SharedDivision {
  season: SeasonFacts
  division: Division
  tournament: string
  first: number
  second: number
}

/** A team is known by its site-wide team, else by its name alone. */
const teamKey = ({ team, name }: Pick<SeasonEntry, 'team' | 'name'>): string => team ?? `~${name}`

/** All teams of these seasons, by name; the newest season has the name that counts. */
export function leagueTeams(seasons: readonly SeasonFacts[]): LeagueTeam[] {
  const found = new Map<string, LeagueTeam>()
  for (const { entries } of seasons)
    for (const entry of entries) {
      const { team, name, nationality, division } = entry
      if (division && !found.has(teamKey(entry)))
        found.set(teamKey(entry), { key: teamKey(entry), team, name, nationality })
    }
  return [...found.values()].toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1))
}

/** The divisions of these seasons in which two teams met. */
export const sharedDivisions = (seasons: readonly SeasonFacts[], first: string, second: string): SharedDivision[] =>
  seasons.flatMap((season) =>
    season.divisions.flatMap((division): SharedDivision[] => {
      const seatOf = (key: string) =>
        season.entries.find((entry) => isSameDivision(entry.division, division) && teamKey(entry) === key)?.seat
      const [own, other] = [seatOf(first), seatOf(second)]
      const { tournament } = division
      return own && other && own !== other && tournament !== null
        ? [{ season, division, tournament, first: own, second: other }]
        : []
    }),
  )

/** The fixtures of two teams, the newest first, and their balance. */
export function leagueMeetings(
  shared: readonly (SharedDivision & { snapshot: Snapshot })[],
): Pick<LeagueMeetings, 'fixtures' | 'matches' | 'meetings'> {
  const found = shared.flatMap((one) => meetingsIn(one).toReversed())
  return {
    fixtures: balance(found.map(({ meeting: { mp } }) => mp).filter((mp) => mp !== null)),
    matches: balance(found.flatMap(({ minis }) => minis)),
    meetings: found.map(({ meeting }) => meeting),
  }
}

const balance = (scores: readonly Scores[]): Balance => {
  const count = (sign: number) => scores.filter(([own, other]) => Math.sign(own - other) === sign).length
  return { won: count(1), drawn: count(0), lost: count(-1) }
}

function meetingsIn({ season, division, snapshot, first, second }: SharedDivision & { snapshot: Snapshot }) {
  const facts = field(snapshot, snapshot.rounds.length)
  const { no } = snapshot.players
  return pairings(snapshot).flatMap((pairing) => {
    const [home, away] = [no[pairing.white], no[pairing.black]]
    const isHome = home === first && away === second
    if (!isHome && !(home === second && away === first)) return []
    const turned = (scores: Scores): Scores => (isHome ? scores : [scores[1], scores[0]])
    const of = (kind: 'match' | 'game') => {
      const each = [pairing.white, pairing.black].map((player) =>
        plainPoints(facts[kind].each[player * facts.round + pairing.round - 1]!),
      )
      return turned(each as Scores)
    }
    const { scored } = pairing.facts
    const meeting: LeagueMeeting = {
      season: season.id,
      seasonName: season.name,
      division: division.name,
      round: pairing.round,
      id: pairing.id,
      isHome,
      start: pairingStart(snapshot, pairing) ?? null,
      mp: scored ? of('match') : null,
      gp: scored && pairing.points ? of('game') : null,
      isForfeit: scored && isForfeit(pairing.outcome),
    }
    return [{ meeting, minis: minisOf(pairing).map(turned) }]
  })
}

/** 1, ½ or 0 for each match with a result, home team first. */
const minisOf = ({ minis = [] }: Pairing): Scores[] =>
  minis.filter(hasResult).map(({ outcome }) => [resultOf(outcome.charAt(0)) ?? 0, resultOf(outcome.charAt(1)) ?? 0])
