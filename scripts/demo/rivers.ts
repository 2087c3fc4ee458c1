import { drawRound } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { Facts } from '#core/match/facts.ts'
import type { BoardGame, Individual } from '#core/snapshot/individual.ts'
import type { ImportedTournament } from '#core/trf/import.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, MINUTE } from '#core/time.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice, playGame } from '#cli/dice.ts'
import { writePgn } from './moves.ts'
import { CLUBS, inventedHandle, inventedPlayer } from './names.ts'

const NAME = 'Rivers Club League 2026'
export const BOARDS = 8
const GAMES = 2 * BOARDS
const PLAYED = 6
const POOL = CLUBS.length / 2
const SITE_MATCH = 70_000

export interface LinkedMatch {
  round: number
  no: number
  siteId: number
  first: number
  second: number
  startTime: number
}

/**
 * Start of each match of the running round in minutes from now, in board order. null: not linked to the chess site;
 * 'done': result entered by hand.
 */
const RUNNING: (number | null | 'done')[] = [-11, -8, -5, -26, 9, -10, -3, 'done', 16, null]

/**
 * A team Swiss in two pools with eight boards and two games a board: six rounds are finished, the seventh is in
 * progress. Matches that have not begun start `delay` milliseconds later than usual. Returns an import and the matches
 * that the chess site plays.
 */
export function rivers(now: number, delay = 0): { event: ImportedTournament; linked: LinkedMatch[] } {
  const roll = dice(2026)
  const teams = CLUBS.map((_, at) => at)
  const pool = (team: number) => team % 2
  const individuals = teams.flatMap((team) => lineUp(team, roll))
  const rounds: RoundColumns[] = []
  const games: BoardGame[] = []
  const linked: LinkedMatch[] = []

  for (let round = 1; round <= PLAYED + 1; round++) {
    const pairs = drawRound(snapshotOf(now, rounds), round)
    if (isRefusal(pairs)) throw new Error(`round ${round} of the Rivers has no legal pairing`)
    const columns: RoundColumns = { white: [], black: [], outcomes: '', points: [], games: [], pool: [], facts: {} }
    pairs.forEach(({ white: first, black: second }, at) => {
      const when = round <= PLAYED ? 'done' : RUNNING[at]!
      const letters = when === 'done' ? playMatch(first, second, roll) : ''
      const score = [0, 1].map((side) => countPoints(letters, side)) as [number, number]
      columns.white.push(first)
      columns.black.push(second)
      columns.pool!.push(pool(first))
      columns.points!.push(...score)
      columns.games!.push(letters)
      columns.outcomes += when === 'done' ? outcomeOf(score) : '  '
      if (when === 'done') {
        const match = boardGames(round, at + 1, letters, individuals, first, second)
        games.push(...(isWritten(round, at) ? match.map((game) => withMoves(game, individuals, now)) : match))
        // Every fourth result was entered by hand, so its match has no page at the chess site.
        if (round <= PLAYED && at % 4 !== 3) columns.facts![at] = playedFacts(now, round, at)
      } else if (when !== null) {
        const startTime = now + when * MINUTE + (when > 0 ? delay : 0)
        const siteId = SITE_MATCH + round * 100 + at + 1
        linked.push({ round, no: at + 1, siteId, first, second, startTime })
        columns.facts![at] = factsOf(siteId, startTime)
      }
      if (round > PLAYED && (at < 3 || at === POOL / 2))
        columns.facts![at] = { ...columns.facts![at], isFeatured: true }
    })
    rounds.push(columns)
  }

  return { event: { snapshot: snapshotOf(now, rounds), individuals, games }, linked }
}

const factsOf = (siteId: number, startTime: number): Facts => ({
  link: `https://www.chess.com/club/matches/live/${siteId}`,
  linkSource: 'chessCom',
  linkType: 'team',
  startTime,
  registrationTime: startTime - 60 * MINUTE,
  boards: BOARDS,
})

/** Facts of a finished match, which lasted two hours. */
function playedFacts(now: number, round: number, at: number): Facts {
  const startTime = roundStart(now, round)
  const { link, linkSource, linkType } = factsOf(SITE_MATCH + round * 100 + at + 1, startTime) as Required<Facts>
  return { link, linkSource, linkType, startTime, endTime: startTime + 120 * MINUTE, boards: BOARDS }
}

function lineUp(team: number, roll: () => number): Individual[] {
  const average = CLUBS[team]![2]
  return Array.from({ length: BOARDS }, (_, board) => {
    const no = team * BOARDS + board + 1
    const rating = Math.round(average + (BOARDS / 2 - board) * 28 + roll() * 30)
    const { firstName, lastName, nationality, title } = inventedPlayer(no, rating, roll)
    const person = { no, team: team + 1, board: board + 1, name: `${lastName}, ${firstName}`, nationality, rating }
    return { ...person, username: inventedHandle(no), title }
  })
}

const playMatch = (first: number, second: number, roll: () => number): string =>
  Array.from({ length: GAMES }, () => playGame(CLUBS[first]![2], CLUBS[second]![2], roll)).join('')

const countPoints = (letters: string, side: number): number =>
  Array.from(letters).reduce((sum, letter, at) => sum + (at % 2 === side ? ({ '1': 2, '=': 1 }[letter] ?? 0) : 0), 0)

const outcomeOf = ([first, second]: [number, number]): string => (first > second ? '10' : first < second ? '01' : '==')

function boardGames(
  round: number,
  matchNo: number,
  letters: string,
  individuals: Individual[],
  first: number,
  second: number,
): BoardGame[] {
  return Array.from({ length: GAMES }, (_, at) => {
    const board = Math.floor(at / 2)
    const whiteFirst = (board + at) % 2 === 0
    const sides = [individuals[first * BOARDS + board]!, individuals[second * BOARDS + board]!]
    const outcome = letters.slice(2 * at, 2 * at + 2)
    const [white, black] = whiteFirst ? sides : sides.toReversed()
    return {
      round,
      matchNo,
      no: at + 1,
      board: board + 1,
      white: white!.username!,
      black: black!.username!,
      whiteIndividual: white!.no,
      blackIndividual: black!.no,
      whiteFirst,
      outcome: whiteFirst ? outcome : Array.from(outcome).toReversed().join(''),
    }
  })
}

/** Games with moves: two matches of the last finished round, and the finished match of the running one. */
const isWritten = (round: number, at: number): boolean => round > PLAYED || (round === PLAYED && at < 2)

function withMoves(game: BoardGame, individuals: Individual[], now: number): BoardGame {
  const rating = (no: number | undefined): number => individuals.find((person) => person.no === no)?.rating ?? 0
  const startedAt = roundStart(now, game.round) + (game.no % 2 === 0 ? 60 * MINUTE : 0)
  const pgn = writePgn({
    event: NAME,
    round: game.round,
    white: game.white,
    black: game.black,
    outcome: game.outcome,
    startedAt,
    ratings: [rating(game.whiteIndividual), rating(game.blackIndividual)],
    control: { base: 2700, increment: 15 },
  })
  return { ...game, pgn, startedAt }
}

const roundStart = (now: number, round: number): number => now - 11 * MINUTE - (PLAYED + 1 - round) * 7 * DAY

function snapshotOf(now: number, rounds: RoundColumns[]): Snapshot {
  const start = now - 11 * MINUTE
  const round = rounds.length
  return {
    id: 'rivers',
    version: 1,
    name: NAME,
    user: null,
    active: true,
    round,
    createdAt: now - 80 * DAY,
    updatedAt: now,
    settings: {
      ...DEFAULTS,
      competitors: 'team',
      totalRounds: 9,
      qualifyingPlaces: 2,
      winReward: 2,
      drawReward: 1,
      byeReward: 1,
      gamePointTotal: GAMES,
      tieBreaks: ['gamePoints', 'headToHead', 'netGamePoints', 'mostWins'],
      source: 'chessCom',
      logoURL: '/logos/rivers.svg',
      rulesURL: '/rules/rivers.pdf',
      // The player is embedded only after a click, so nothing is requested from this site before.
      streamURL: 'https://www.twitch.tv/chess',
      location: 'Online',
      timeControl: '45+15',
      pullResults: 2,
      // Captains submit links; the director confirms them.
      allowSelfLinks: 1,
      allowSelfSubmissions: true,
      prizes:
        'The top two of each pool qualify for the semi-finals in December. Every team that completes the league gets a board and set.',
      description: `Clubs from many countries play a nine-round Swiss over **eight boards**, in two pools. Each board plays two games, one with each colour, so a match is worth **sixteen points**.

A match win earns two match points and a draw one. The top two of each pool qualify for the semi-finals in December. Board order is fixed on the morning of the round.`,
    },
    systems: [{ from: 1, to: 9, system: 'swiss', poolNames: ['Rhine', 'Danube'] }],
    dates: Array.from({ length: 9 }, (_, at) => start + (at + 1 - round) * 7 * DAY),
    players: {
      no: CLUBS.map((_, at) => at + 1),
      firstName: CLUBS.map(([name]) => name),
      lastName: CLUBS.map(() => ''),
      rating: CLUBS.map(([, , rating]) => rating),
      nationality: CLUBS.map(([, nationality]) => nationality),
      pool: CLUBS.map((_, at) => at % 2),
    },
    rounds,
    bonuses: [{ player: 13, round: 3, MP: 0, GP: 4 }],
  }
}
