import type { BoardGame } from '#core/snapshot/individual.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import type { RoundColumns } from '#core/snapshot/snapshot.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice, playGame } from '#cli/dice.ts'
import { writePgn } from './moves.ts'
import { inventedPlayer } from './names.ts'

/** Seeds in bracket order of the first round: the top two can meet only in the final. */
const SEEDS = [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]

/**
 * Round 2 in board order, beginning with the four quarter-finals: indices of finished matches, and the start of the
 * others in minutes from now.
 */
const OVER = [0, 2, 4, 5, 6]
const STARTS: Record<number, number> = { 1: -25, 3: 190, 7: 95 }
/** Index of the match in progress, whose first game was drawn. */
const ON = 1

/**
 * A 16-player knockout in its second round, two games a match: one quarter-final is in progress, one is still to come,
 * and first-round losers play on for places 9–16. Matches that have not begun start `delay` milliseconds later than
 * usual.
 */
export function channel(now: number, delay = 0): ImportedTournament {
  const roll = dice(64)
  const players = SEEDS.map((_, at) => inventedPlayer(at + 200, 2540 - at * 17, roll))
  const first = playRound(
    SEEDS.map((seed) => seed - 1),
    players,
    roll,
  )
  const second = playRound([...first.winners, ...first.losers], players, roll).columns
  const part = <Value>(values: Value[], at: number, nothing: Value): Value =>
    OVER.includes(at) ? values[at]! : nothing
  const matches = second.white.map((_, at) => at)
  const outcomes = second.outcomes.match(/../g)!
  const quarters: RoundColumns = {
    ...second,
    outcomes: matches.map((at) => part(outcomes, at, '  ')).join(''),
    points: second.points!.map((points, at) => (at >> 1 === ON ? 1 : OVER.includes(at >> 1) ? points : 0)),
    games: matches.map((at) => (at === ON ? '==  ' : part(second.games!, at, ''))),
    pool: matches.map((at) => Math.floor(at / 4)),
    facts: Object.fromEntries(
      Object.entries(STARTS).map(([at, start]) => [at, { startTime: now + start * MINUTE + (start > 0 ? delay : 0) }]),
    ),
  }
  return {
    snapshot: {
      id: 'channel',
      version: 1,
      name: 'Channel Cup Knockout',
      user: null,
      active: true,
      round: 2,
      createdAt: now - 30 * DAY,
      updatedAt: now,
      settings: {
        ...DEFAULTS,
        pairingSystem: 'knockout',
        totalRounds: 4,
        gamePointTotal: 2,
        displayPoints: 'game',
        logoURL: '/logos/channel.svg',
        // A site that cannot be embedded: shown as a link only.
        streamURL: 'https://example.org/live',
        rulesURL: 'https://example.org/channel-cup.pdf',
        location: 'Dover and Calais',
        timeControl: '15+10',
        tieBreaks: ['gamePoints'],
        source: 'chessCom',
        allowSelfLinks: 3,
        description:
          'Sixteen players, two games per match with colours reversed. Tied matches go to blitz, then to a single decider. First-round losers play on for places 9–16.',
      },
      systems: [{ from: 1, to: 4, system: 'knockout', poolNames: ['Main bracket', 'Places 9–16'] }],
      dates: [now - 7 * DAY, now - 2 * HOUR, now + 7 * DAY, now + 14 * DAY],
      players: {
        no: players.map((_, at) => at + 1),
        firstName: players.map(({ firstName }) => firstName),
        lastName: players.map(({ lastName }) => lastName),
        rating: players.map(({ rating }) => rating),
        nationality: players.map(({ nationality }) => nationality),
        title: players.map(({ title }) => title),
      },
      rounds: [first.columns, quarters],
      bonuses: [],
    },
    individuals: [],
    games: [0, ON].flatMap((at) => gamesOf(quarters, at, players, now)),
  }
}

/** PGN of a match's games; the second player has White in game 2. */
function gamesOf(
  { white, black, games }: RoundColumns,
  at: number,
  players: { firstName: string; lastName: string; rating: number }[],
  now: number,
): BoardGame[] {
  const sides = [players[white[at]!]!, players[black[at]!]!]
  const nameOf = (side: number) => `${sides[side]!.firstName} ${sides[side]!.lastName}`
  return (games?.[at]?.match(/../g) ?? []).flatMap((letters, game) => {
    if (letters === '  ') return []
    const startedAt = now - 2 * HOUR + game * HOUR
    const outcome = game === 0 ? letters : Array.from(letters).toReversed().join('')
    const played = { white: nameOf(game), black: nameOf(1 - game), outcome }
    const pgn = writePgn({
      ...played,
      event: 'Channel Cup Knockout',
      round: 2,
      startedAt,
      control: { base: 900, increment: 10 },
      ratings: [sides[game]!.rating, sides[1 - game]!.rating],
    })
    return { ...played, round: 2, matchNo: at + 1, no: game + 1, board: 1, whiteFirst: game === 0, startedAt, pgn }
  })
}

export function playRound(entered: number[], players: { rating: number }[], roll: () => number) {
  const columns: RoundColumns = { white: [], black: [], outcomes: '', points: [], games: [] }
  const winners: number[] = []
  const losers: number[] = []
  for (let at = 0; at < entered.length; at += 2) {
    const [white, black] = [entered[at]!, entered[at + 1]!]
    const letters = decide(players[white]!.rating, players[black]!.rating, roll)
    const points = Array.from(letters).map((letter) => ({ '1': 2, '=': 1 })[letter] ?? 0)
    const [own, other] = [points[0]! + points[2]!, points[1]! + points[3]!]
    columns.white.push(white)
    columns.black.push(black)
    columns.games!.push(letters)
    columns.points!.push(own, other)
    columns.outcomes += own > other ? '10' : '01'
    winners.push(own > other ? white : black)
    losers.push(own > other ? black : white)
  }
  return { columns, winners, losers }
}

/** Plays two games until they are not level. */
function decide(first: number, second: number, roll: () => number): string {
  const letters = playGame(first, second, roll) + playGame(first, second, roll)
  return ['1001', '0110', '===='].includes(letters) ? decide(first, second, roll) : letters
}
