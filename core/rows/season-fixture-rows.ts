import { fixturesOf } from '../draw/fixtures.ts'
import { windowEnd } from '../season/plan-divisions.ts'
import type { Division, SeasonFacts } from '../season/facts.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Mini } from '../match/mini.ts'
import { miniLines } from '../match/mini-lines.ts'
import { hasScore, status } from '../match/status.ts'
import { field, type Field } from '../standings/field.ts'
import { plainPoints } from '../text/score.ts'
import type { SeasonFixture, SeasonFixtures, SeasonMini } from './season-fixtures.ts'

/** A division whose tournament can be shown. */
export interface ShownDivision {
  division: Division
  snapshot: Snapshot
}

/** All fixtures of a season: those of published rounds, and those that the tables of pairings decide. */
export function seasonFixtures(season: SeasonFacts, shown: readonly ShownDivision[], now: number): SeasonFixtures {
  const fixtures = shown.flatMap(({ division, snapshot }) => fixturesOfDivision(division, snapshot, now))
  const last = Math.max(0, ...fixtures.map(({ round }) => round))
  return {
    rounds: Array.from({ length: last }, (_, at) => {
      const start = shown.map(({ snapshot }) => snapshot.dates[at]).find((one) => one != null) ?? null
      return { round: at + 1, start, until: start === null ? null : windowEnd(season.rules, start) }
    }),
    fixtures: fixtures.toSorted((a, b) => a.round - b.round || a.tier - b.tier || a.group - b.group),
  }
}

function fixturesOfDivision({ tier, group }: Division, snapshot: Snapshot, now: number): SeasonFixture[] {
  const { players, settings, dates } = snapshot
  const facts = field(snapshot, snapshot.rounds.length)
  const published = pairings(snapshot).map((pairing) => ({
    tier,
    group,
    ...publishedFixture(facts, pairing, now),
  }))
  const ahead = Array.from({ length: settings.totalRounds ?? 0 }, (_, at) => at + 1).flatMap((round) =>
    fixturesOf(snapshot, round).map(({ white, black }): SeasonFixture => ({
      tier,
      group,
      round,
      id: null,
      home: players.no[white]!,
      away: black === null ? null : players.no[black]!,
      start: dates[round - 1] ?? null,
      status: 'pending',
      mp: null,
      gp: null,
      forfeit: null,
      link: null,
    })),
  )
  return [...published, ...ahead.filter(({ round }) => round > snapshot.rounds.length)]
}

const minisOf = ({ settings }: Snapshot, minis: readonly Mini[], now: number): SeasonMini[] =>
  miniLines(settings, minis, now).map(({ label, status: where, points, start, link, isForfeit, ruling }) => ({
    label,
    status: where,
    gp: points && [plainPoints(points[0]), plainPoints(points[1])],
    start: start ?? null,
    link: link ?? null,
    isForfeit,
    isRuled: ruling !== undefined,
  }))

const FORFEITS: Record<string, SeasonFixture['forfeit']> = { '-+': 'home', '+-': 'away', '--': 'both' }

function publishedFixture(facts: Field, pairing: Pairing, now: number): Omit<SeasonFixture, 'tier' | 'group'> {
  const { snapshot } = facts
  const { id, round, white, black, outcome, points } = pairing
  const { no } = snapshot.players
  const state = status(pairing.facts, now)
  const of = (player: number, kind: 'match' | 'game') =>
    plainPoints(facts[kind].each[player * facts.round + round - 1]!)
  const isPaired = black >= 0
  const hasGamePoints = isPaired && hasScore(state) && (points !== null || pairing.facts.scored)
  return {
    round,
    id,
    home: no[white]!,
    away: isPaired ? no[black]! : null,
    start: pairingStart(snapshot, pairing) ?? null,
    status: state,
    mp: isPaired && pairing.facts.scored ? [of(white, 'match'), of(black, 'match')] : null,
    gp: hasGamePoints ? [of(white, 'game'), of(black, 'game')] : null,
    forfeit: isPaired ? (FORFEITS[outcome] ?? null) : null,
    link: pairing.facts.link ?? null,
    ...(pairing.minis?.length && { minis: minisOf(snapshot, pairing.minis, now) }),
  }
}
