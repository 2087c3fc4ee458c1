import type { OpenGame, OpenScores } from './last-round.ts'

/** A competitor’s place as far as scores alone determine it while games are open. */
export interface Outlook {
  /** Numbers of others who are certainly above, and certainly level. */
  above: number
  level: number
  /** Open games that matter: by result, how many of their players end above and level. */
  games: { game: OpenGame; above: [number, number, number]; level: [number, number, number] }[]
  mayBeLevel: number[]
}

/** The outlook of a competitor with the final score `own`; `others` are the rest of the pool. */
export function outlook(
  { scores, white, black }: OpenScores,
  own: number,
  others: ReadonlySet<number>,
  games: readonly OpenGame[],
): Outlook {
  const found: Outlook = { above: 0, level: 0, games: [], mayBeLevel: [] }
  const inPlay = new Set(games.flatMap(({ white, black }) => [white, black]))
  for (const player of others) {
    if (inPlay.has(player)) continue
    const score = scores[player]!
    if (score > own) found.above += 1
    if (score === own) {
      found.level += 1
      found.mayBeLevel.push(player)
    }
  }
  for (const game of games) {
    const sides = [
      { player: game.white, adds: white },
      { player: game.black, adds: black },
    ].filter(({ player }) => others.has(player))
    const count = (end: number, holds: (score: number) => boolean): number =>
      sides.filter(({ player, adds }) => holds(scores[player]! + adds[end]!)).length
    const above = EACH_END.map((end) => count(end, (score) => score > own)) as [number, number, number]
    const level = EACH_END.map((end) => count(end, (score) => score === own)) as [number, number, number]
    for (const { player, adds } of sides)
      if (adds.some((each) => scores[player]! + each === own)) found.mayBeLevel.push(player)
    if (new Set(above).size === 1 && new Set(level).size === 1) {
      found.above += above[0]
      found.level += level[0]
    } else found.games.push({ game, above, level })
  }
  return found
}

const EACH_END = [0, 1, 2] as const
