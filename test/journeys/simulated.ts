import { chessSite } from '#simulator/client.ts'

/** The chess site beside the Kibitz that the tests visit. */
export const chessSiteUrl = `http://localhost:${Number(process.env.TEST_PORT ?? 8791) + 1}`
export const simulator = chessSite(chessSiteUrl)

/** The chess site's number of a match of the running round of the Rivers, by its place in the round. */
const siteId = (match: number): number => 70_700 + match

const now = async (match: number, site = simulator) => (await site.match(siteId(match))).match

/** The match of the running round of which most games are being played, by its place in the round. */
export async function matchBeingPlayed(): Promise<number> {
  const open = await Promise.all(
    [1, 2, 3, 6, 7].map(async (match) => {
      const { boards } = await now(match)
      return { match, count: boards.flatMap(({ games }) => games.filter(({ codes }) => !codes)).length }
    }),
  )
  const { match, count } = open.toSorted((one, other) => other.count - one.count)[0]!
  if (count === 0) throw new Error('No match is being played any more.')
  return match
}

/** A match's score by the chess site, in points. */
export const scoreTold = async (match: number, site = simulator): Promise<[first: number, second: number]> =>
  (await now(match, site)).score

/** The games of a match that are over by the chess site, by their place in the match: two a board. */
export const gamesTold = async (match: number): Promise<number[]> =>
  (await now(match)).boards.flatMap(({ number, games }) =>
    games.flatMap(({ codes }, at) => (codes ? 2 * number - 1 + at : [])),
  )

/** Ends a game of a match that is still being played, now. */
export async function endOneGame(match: number, site = simulator): Promise<void> {
  for (const { number, games } of (await now(match, site)).boards) {
    const open = games.findIndex(({ codes }) => !codes)
    if (open < 0) continue
    await site.finishGame(siteId(match), { board: number, game: open === 0 ? 1 : 2, result: '1-0' })
    return
  }
  throw new Error(`No game of match ${match} is being played any more.`)
}
