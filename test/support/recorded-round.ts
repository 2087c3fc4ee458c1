import type { Moment } from '#core/moments/moment.ts'
import { roundMoments } from '#core/moments/round-moments.ts'
import type { RecordedGame, RecordedRound } from '#core/moments/round-record.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from './build.ts'

const START = Date.UTC(2026, 10, 26, 18)
export const minute = (at: number): number => START + 60_000 * at
export const minuteOf = (at: number): number => Math.round((at - START) / 60_000)

export const aPerson = (name: string, rating = 0) => ({ name, rating })

/** Game `game` of pairing 1, which ends at this minute; board and colours as in a match of one game a board. */
const aGame = (game: number, more: Partial<RecordedGame> = {}): RecordedGame => ({
  no: 1,
  game,
  board: game,
  whiteFirst: game % 2 === 1,
  white: aPerson(`W${game}`),
  black: aPerson(`B${game}`),
  ...more,
})

/** A match of teams of so many boards, whose games ended one after the other, a minute each: `'10 == 01'`. */
export function aTeamMatch(letters: string, boards: number, games: Partial<RecordedGame>[] = []): RecordedRound {
  const played = letters.split(' ').join('')
  const snapshot = aSnapshot({
    players: ['Owls', 'Hawks'],
    settings: { competitors: 'team', gamePointTotal: boards, winReward: 2, drawReward: 1 },
    rounds: [aRound('1-2 *', { games: [played] })],
  })
  return {
    snapshot,
    round: 1,
    games: Array.from({ length: played.length / 2 }, (_, at) =>
      aGame(at + 1, { endedAt: minute(at + 1), ...games[at] }),
    ),
    arrivedAt: () => minute(99),
  }
}

export const aRecord = (snapshot: Snapshot, more: Partial<RecordedRound> = {}): RecordedRound => ({
  snapshot,
  round: snapshot.round,
  games: [],
  arrivedAt: (no) => minute(no),
  ...more,
})

/** Moments of these kinds, the oldest first. */
export const momentsOf = <Kind extends Moment['kind']>(record: RecordedRound, ...kinds: Kind[]) =>
  roundMoments(record)
    .toReversed()
    .filter((moment): moment is Extract<Moment, { kind: Kind }> => (kinds as string[]).includes(moment.kind))
