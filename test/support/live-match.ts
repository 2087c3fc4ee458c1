const API = 'https://api.chess.com/pub'

type Word = string | undefined

/** Two players of a board, team 1's first, and the site's result codes of their games. */
export interface BoardWords {
  names: [string, string]
  /**
   * Codes of White and Black of the game in which team 1 has White, then of the other game; undefined while unplayed.
   */
  games: ([white: Word, black: Word] | undefined)[]
}

/** The chess site's answer for a live team match; pass only what matters to the test. */
export function aLiveMatch({
  boards = [],
  scores = [0, 0],
  teams = ['Harbour Knights', 'Night Owls'],
  ...rest
}: { boards?: BoardWords[]; scores?: [number, number]; teams?: [string, string] } & Record<string, unknown> = {}) {
  const side = (at: 0 | 1) => {
    const slug = teams[at].toLowerCase().replaceAll(' ', '-')
    return {
      '@id': `${API}/club/${slug}`,
      name: teams[at],
      url: `https://www.chess.com/club/${slug}`,
      score: scores[at],
      players: boards.map(({ names, games }, index) => {
        const [asFirst, asSecond] = games
        const [white, black] = at === 0 ? [asFirst?.[0], asSecond?.[1]] : [asSecond?.[0], asFirst?.[1]]
        return {
          username: names[at].toLowerCase(),
          status: 'basic',
          ...(white !== undefined && { played_as_white: white }),
          ...(black !== undefined && { played_as_black: black }),
          board: `${API}/match/live/9001/${index + 1}`,
        }
      }),
      fair_play_removals: [],
    }
  }
  return {
    '@id': `${API}/match/live/9001`,
    name: 'Round 3',
    url: 'https://www.chess.com/club/matches/live/9001',
    start_time: 1_700_000_000,
    status: 'in_progress',
    boards: boards.length,
    settings: { rules: 'chess', time_class: 'rapid', time_control: 600, time_increment: 2 },
    teams: { team1: side(0), team2: side(1) },
    ...rest,
  }
}

/** The site's answer for one board. Games begin at minute `at` after 2026-03-01 18:00 UTC and last ten minutes. */
export const aLiveBoard = (
  games: { no: number; white: unknown; black: unknown; words?: [Word, Word]; at?: number }[],
) => ({
  board_scores: {},
  games: games.map(({ no, white, black, words, at = 0 }) => ({
    url: `https://www.chess.com/game/live/${no}`,
    pgn: `[Event "Live Chess"]\n[UTCDate "2026.03.01"]\n[UTCTime "18:${String(at).padStart(2, '0')}:00"]\n\n1. e4 1-0\n`,
    end_time: Date.UTC(2026, 2, 1, 18, at + 10) / 1000,
    white: player(white, words?.[0]),
    black: player(black, words?.[1]),
  })),
})

const player = (name: unknown, result: Word): unknown =>
  typeof name === 'string' && name.startsWith('https:') ? name : { username: name, rating: 1500, result }
