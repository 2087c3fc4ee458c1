import { drawRound } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { standings } from '#core/standings/table.ts'
import { DAY } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { playRound } from './channel.ts'
import { dice } from '#cli/dice.ts'
import { inventedPlayer } from './names.ts'

const ENTERED = 14
const SWISS = 4
const ALL = SWISS + 3
const THROUGH = 8
/** Seeds in bracket order: the top two can meet only in the final. */
const SEEDS = [1, 8, 4, 5, 2, 7, 3, 6]

/**
 * A finished event in two stages: four rounds of Swiss, then a knockout of the best eight with a match for third place.
 */
export function harbour(now: number): ImportedTournament {
  const roll = dice(19)
  const players = Array.from({ length: ENTERED }, (_, at) => inventedPlayer(at + 90, 2480 - at * 21, roll))
  const rounds: RoundColumns[] = []
  for (let round = 1; round <= SWISS; round++) {
    const pairs = drawRound(eventOf(now, players, rounds), round)
    if (isRefusal(pairs)) throw new Error(`round ${round} of the Harbour Masters has no legal pairing`)
    rounds.push(
      playRound(
        pairs.flatMap(({ white, black }) => [white, black]),
        players,
        roll,
      ).columns,
    )
  }
  const swiss = eventOf(now, players, rounds)
  const through = standings(swiss, SWISS).rows.slice(0, THROUGH)
  const quarters = playRound(
    SEEDS.map((seed) => through[seed - 1]!.player),
    players,
    roll,
  )
  const semis = playRound(quarters.winners, players, roll)
  const finals = playRound([...semis.winners, ...semis.losers], players, roll)
  const knockout = [quarters.columns, semis.columns, { ...finals.columns, pool: [0, 1] }]
  return { snapshot: eventOf(now, players, [...rounds, ...knockout]), individuals: [], games: [] }
}

function eventOf(now: number, players: ReturnType<typeof inventedPlayer>[], rounds: RoundColumns[]): Snapshot {
  return {
    id: 'harbour',
    version: 1,
    name: 'Harbour Masters',
    user: null,
    active: false,
    round: rounds.length,
    createdAt: now - 90 * DAY,
    updatedAt: now - 40 * DAY,
    settings: {
      ...DEFAULTS,
      totalRounds: ALL,
      gamePointTotal: 2,
      displayPoints: 'game',
      location: 'Bergen',
      timeControl: '25+10',
      tieBreaks: ['headToHead', 'BH/C1', 'mostWins'],
      description:
        'Four-round Swiss, two games per match; then the top eight play a knockout with a third-place match.',
    },
    systems: [
      { from: 1, to: SWISS, system: 'swiss', poolNames: [] },
      { from: SWISS + 1, to: ALL, system: 'knockout', poolNames: ['Main bracket', 'Third place'] },
    ],
    dates: Array.from({ length: ALL }, (_, at) => now - (44 - Math.floor(at / 2)) * DAY),
    players: {
      no: players.map((_, at) => at + 1),
      firstName: players.map(({ firstName }) => firstName),
      lastName: players.map(({ lastName }) => lastName),
      rating: players.map(({ rating }) => rating),
      nationality: players.map(({ nationality }) => nationality),
      title: players.map(({ title }) => title),
    },
    rounds,
    bonuses: [],
  }
}
