import type { ChessSiteClient } from '#simulator/client.ts'
import type { MoodName } from '#simulator/moods/moods.ts'

export interface SimulatedMatch {
  id: string
  no: number
  /** Freezes the match at a number of minutes after its start. */
  at(minute: number): Promise<void>
  /** Ends the first game that is in progress: White wins, or this team. */
  endGame(winner?: 0 | 1): Promise<void>
  score(): Promise<[first: number, second: number]>
  /** Indices of finished games at the chess site, two per board. */
  gamesOver(): Promise<number[]>
  /** Sets the chess site's mood for requests about this match only. */
  mood(mood: MoodName, count?: number): Promise<void>
  /** Number of requests about this match that were answered in that mood. */
  countAnswers(mood: MoodName): Promise<number>
}

/** The match with this number at the chess site. */
export function simulatedMatch(simulator: ChessSiteClient, id: string, siteId: number): SimulatedMatch {
  const now = async () => (await simulator.match(siteId)).match
  const path = `/pub/match/live/${siteId}`
  return {
    id,
    no: Number(id.split('-').at(-1)),
    at: async (minute) => void (await simulator.freeze(siteId, minute)),
    async endGame(winner) {
      for (const { number, games } of (await now()).boards) {
        const open = games.findIndex(({ codes }) => !codes)
        if (open < 0) continue
        const game = open === 0 ? 1 : 2
        // Team 1 has White on board 1 first.
        const isWhite = winner === undefined || (number + game) % 2 === winner
        await simulator.finishGame(siteId, { board: number, game, result: isWhite ? '1-0' : '0-1' })
        return
      }
      throw new Error(`No game of ${id} is in progress any more.`)
    },
    score: async () => (await now()).score,
    gamesOver: async () =>
      (await now()).boards.flatMap(({ number, games }) =>
        games.flatMap(({ codes }, at) => (codes ? 2 * number - 1 + at : [])),
      ),
    mood: (mood, count) => simulator.mood(mood, { only: path, ...(count !== undefined && { for: { count } }) }),
    countAnswers: async (mood) => (await simulator.log(path)).filter((seen) => seen.mood === mood).length,
  }
}
