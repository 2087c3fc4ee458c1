import type { ChessSiteClient } from '#simulator/client.ts'
import type { MoodName } from '#simulator/moods/moods.ts'

/** A match of a tournament that the simulated chess site plays. */
export interface SimulatedMatch {
  /** The pairing's id. */
  id: string
  no: number
  /** Freezes it so many minutes after its start. */
  at(minute: number): Promise<void>
  /** White wins the first game that is still being played, now. */
  endGame(): Promise<void>
  /** Both sides' points by the chess site. */
  score(): Promise<[first: number, second: number]>
  /** The games that are over by the chess site, by their place in the match: two a board. */
  gamesOver(): Promise<number[]>
  /** Sets the chess site's mood for what is asked about this match alone. */
  mood(mood: MoodName, count?: number): Promise<void>
  /** How often the chess site was asked about it in that mood. */
  countAnswers(mood: MoodName): Promise<number>
}

/** The match of a pairing that has this number at the chess site. */
export function simulatedMatch(simulator: ChessSiteClient, id: string, siteId: number): SimulatedMatch {
  const now = async () => (await simulator.match(siteId)).match
  const path = `/pub/match/live/${siteId}`
  return {
    id,
    no: Number(id.split('-').at(-1)),
    at: async (minute) => void (await simulator.freeze(siteId, minute)),
    async endGame() {
      for (const { number, games } of (await now()).boards) {
        const open = games.findIndex(({ codes }) => !codes)
        if (open < 0) continue
        await simulator.finishGame(siteId, { board: number, game: open === 0 ? 1 : 2, result: '1-0' })
        return
      }
      throw new Error(`No game of ${id} is being played any more.`)
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
