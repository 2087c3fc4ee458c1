import { fixturesOf } from '../draw/fixtures.ts'
import { field, OPEN, outcomeOf, PLAYED, type Field } from '../standings/field.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'
import type { HalfPoints } from '../text/score.ts'
import { HALVES } from '../standings/outcome-tables.ts'
import type { NormRecord } from './best-games.ts'
import { givesNorms } from './gives-norms.ts'
import { isBigSwiss } from './big-swiss.ts'
import { normOutlook, type NormOutlook, type RoundsAhead } from './chance.ts'
import type { NormGame } from './measure.ts'
import { LEAST_DOUBLE_PLAYERS, titlesAhead, type NormTitle } from './rules.ts'

/** A title norm that a player has made, or can still make. */
export interface NormLine {
  /** Position in the player columns. */
  player: number
  title: NormTitle
  /** Points from games that count so far. */
  points: HalfPoints
  games: number
  outlook: NormOutlook
}

/** Before this share of the rounds anything is possible. */
const FROM_SHARE = 0.5

/**
 * Norms that players made, and from the middle of the event on those still within reach, in the order of their numbers;
 * `women` are positions.
 */
export function allNormLines(snapshot: Snapshot, women: ReadonlySet<number>): NormLine[] {
  if (!givesNorms(snapshot)) return []
  const seen = field(snapshot, snapshot.rounds.length)
  const isWaived = isBigSwiss(seen)
  return Array.from({ length: seen.size }, (_, player) => player).flatMap((player) =>
    linesOf(seen, player, women.has(player), isWaived),
  )
}

function linesOf(seen: Field, player: number, isWoman: boolean, isWaived: boolean): NormLine[] {
  const { snapshot, round, rounds } = seen
  const { players } = snapshot
  const record = normRecord(seen, player, isWaived)
  const ahead = roundsAhead(seen, player)
  const points = record.games.reduce((sum, game) => sum + game.points, 0)
  return titlesAhead(players.title?.[player] ?? '', isWoman).flatMap((title): NormLine[] => {
    const outlook = normOutlook(title, record, ahead)
    const line = { player, title, points, games: record.games.length, outlook }
    if (outlook.state === 'achieved') return [line]
    const isEarly = round < FROM_SHARE * (rounds ?? Infinity)
    const isOver = ahead.known.length + ahead.unknown === 0
    // Out of reach: only where the games would have been enough.
    const tells = outlook.state === 'chance' || (outlook.reason === 'mix' && couldScore(title, record, ahead))
    return isEarly || isOver || !tells ? [] : [line]
  })
}

/** Whether the points would still be enough if the mix of opponents were right. */
function couldScore(title: NormTitle, record: NormRecord, ahead: RoundsAhead): boolean {
  const all = ['GM', 'IM', 'FM', 'FM'] as const
  const mixed = record.games.map((game, at) => ({ ...game, title: all[at % 2]!, federation: `${at}` }))
  const known = ahead.known.map((game) => ({ ...game, title: 'GM', federation: `a${game.round}` }))
  return normOutlook(title, { ...record, games: mixed }, { ...ahead, known }).state === 'chance'
}

/** The games of a player that count, and what the event allows. */
function normRecord(seen: Field, player: number, isWaived: boolean): NormRecord {
  const { snapshot, round, size } = seen
  const { settings, systems, players } = snapshot
  const isFixed = hasFixedPairings(systemAt(settings, systems, round).system)
  const games: NormGame[] = []
  let hasFreeWin = false
  for (let at = 0; at < round; at++) {
    const cell = player * round + at
    const opponent = seen.opponent[cell]!
    if ('U+'.includes(outcomeOf(seen, cell))) hasFreeWin = true
    if (!(seen.traits[cell]! & PLAYED) || opponent < 0) continue
    if (isFixed && players.rating[opponent] === 0 && scoredNothing(seen, opponent)) continue
    games.push({ ...opponentOf(snapshot, opponent, at + 1), points: HALVES[seen.outcome[cell]!]! })
  }
  return {
    games,
    federation: players.nationality[player]!,
    isWaived,
    isDouble: isFixed && size >= LEAST_DOUBLE_PLAYERS && (settings.totalRounds ?? 0) >= 2 * (size - 1),
    rounds: settings.totalRounds ?? 0,
    hasFreeWin,
    isFixed,
  }
}

const opponentOf = ({ players }: Snapshot, opponent: number, round: number): Omit<NormGame, 'points'> => ({
  round,
  opponent,
  rating: players.rating[opponent]!,
  title: players.title?.[opponent] ?? '',
  federation: players.nationality[opponent]!,
})

/** An unrated player without a point against rated ones does not count in a round robin (B.01 1.4.2). */
function scoredNothing(seen: Field, player: number): boolean {
  const { rating } = seen.snapshot.players
  for (let cell = player * seen.round; cell < (player + 1) * seen.round; cell++)
    if (seen.traits[cell]! & PLAYED && (rating[seen.opponent[cell]!] ?? 0) > 0 && HALVES[seen.outcome[cell]!]! > 0)
      return false
  return true
}

function roundsAhead(seen: Field, player: number): RoundsAhead {
  const { snapshot, round, rounds } = seen
  const known: RoundsAhead['known'][number][] = []
  const withdrawn = snapshot.players.withdrawn?.includes(player) ?? false
  const cell = player * round + round - 1
  if (round > 0 && seen.traits[cell]! & OPEN && seen.opponent[cell]! >= 0)
    known.push(opponentOf(snapshot, seen.opponent[cell]!, round))
  if (!snapshot.active || withdrawn || rounds === null) return { known, unknown: 0 }
  let unknown = 0
  for (let next = round + 1; next <= rounds; next++) {
    const fixtures = fixturesOf(snapshot, next)
    const own = fixtures.find(({ white, black }) => white === player || black === player)
    const opponent = own && (own.white === player ? own.black : own.white)
    if (opponent != null) known.push(opponentOf(snapshot, opponent, next))
    else if (fixtures.length === 0) unknown++
  }
  return { known, unknown }
}
