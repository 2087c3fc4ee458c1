import * as z from 'zod/mini'
import type { BoardLineUp } from '../game/boards.ts'
import type { Game } from '../match/site-games.ts'
import type { SiteReport } from '../match/observe.ts'
import { clubSlug, firstClub, type SiteClub, type ExpectedTeam } from './clubs.ts'
import { gameOutcome } from './game-outcome.ts'
import { halfPoints } from '../text/score.ts'

// Fields that do not parse become undefined, so that one odd field does not lose the rest. Times are in seconds.
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const time = optional(z.int().check(z.positive()))
const optionalText = optional(z.string())

/** A player who signed up has a rating until the match starts. Afterwards there are only live figures. */
const Member = z.object({
  username: z.string(),
  rating: optional(z.number().check(z.minimum(0), z.maximum(5000))),
  rd: optional(z.number().check(z.minimum(0), z.maximum(5000))),
  timeout_percent: optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** Of the account: `basic`, `premium`, `closed`, `closed:fair_play_violations`, … */
  status: optionalText,
  played_as_white: optionalText,
  played_as_black: optionalText,
  board: optionalText,
})
// A closed account can be a bare address.
const MemberOrAddress = z.union([
  Member,
  z.pipe(
    z.string(),
    z.transform((url) => ({ username: lastPart(url) })),
  ),
])

const Side = z.object({
  '@id': optionalText,
  url: optionalText,
  name: z.catch(z.string(), ''),
  score: optional(z.number().check(z.minimum(0), z.maximum(1000), z.multipleOf(0.5))),
  players: z.catch(z.array(z.catch(z.nullable(MemberOrAddress), null)), []),
  /** Usernames, or addresses of profiles. */
  fair_play_removals: z.catch(z.array(z.catch(z.string(), '')), []),
})

const Limits = z.object({ min_team_players: optional(z.int().check(z.minimum(0), z.maximum(1000))) })

const Answer = z.object({
  name: optionalText,
  status: optionalText,
  start_time: time,
  end_time: time,
  boards: optional(z.int().check(z.minimum(0), z.maximum(1000))),
  settings: optional(Limits),
  teams: z.object({ team1: Side, team2: Side }),
})

/** A team match, live or daily, as in Chess.com's answer, teams in the site's order. */
export type LiveMatch = z.infer<typeof Answer>
type MemberRow = z.infer<typeof MemberOrAddress>

export function parseLiveMatch(json: unknown): LiveMatch | undefined {
  const read = z.safeParse(Answer, json)
  return read.success ? read.data : undefined
}

/** Undefined when neither club is recognised as one of our teams. */
export function siteReport(
  live: LiveMatch,
  teams: [ExpectedTeam, ExpectedTeam],
): (SiteReport & Participants) | undefined {
  const { team1, team2 } = live.teams
  const at = firstClub([club(team1), club(team2)], teams)
  if (at === undefined) return undefined
  const [first, second] = at === 0 ? [team1, team2] : [team2, team1]
  const [firstPlayers, other] = [playersOf(first), playersOf(second)]
  const minBoards = live.settings?.min_team_players
  return {
    ...(live.status !== undefined && { bodyStatus: live.status }),
    ...(live.start_time !== undefined && { startTime: 1000 * live.start_time }),
    ...(live.end_time !== undefined && { endTime: 1000 * live.end_time }),
    ...(live.boards !== undefined && { boards: live.boards }),
    ...(first.score !== undefined &&
      second.score !== undefined && { points: [halfPoints(first.score), halfPoints(second.score)] }),
    ...(minBoards !== undefined && { minBoards }),
    games: gamesOf(firstPlayers, other),
    rosters: [rosterOf(first), rosterOf(second)],
    usernames: { first: usernamesOf(firstPlayers), second: usernamesOf(other) },
    lineUp: buildLineUp(firstPlayers, other),
  }
}

export interface Participants {
  usernames: Usernames
  /** As far as the match lists players by board. */
  lineUp: BoardLineUp[]
  rosters: [SiteRoster, SiteRoster]
}

/** One side of a match as the site lists it. */
export interface SiteRoster {
  club: string
  players: SignedUp[]
  /** Usernames whose games the site rescored while the match was running, in lower case. */
  removed: string[]
}

interface SignedUp {
  /** In lower case. */
  username: string
  rating?: number
  /** The rating's deviation. */
  rd?: number
  /** Percent of games lost on time in the last 90 days. */
  timeouts?: number
  status?: string
  board?: number
}

const rosterOf = (side: LiveMatch['teams']['team1']): SiteRoster => ({
  club: clubSlug(side['@id'] ?? side.url ?? ''),
  players: playersOf(side).map(signedUp),
  removed: side.fair_play_removals.map(lastPart).filter((name) => name !== ''),
})

function signedUp(row: MemberRow): SignedUp {
  const username = row.username.toLowerCase()
  if (!('status' in row || 'rating' in row || 'board' in row)) return { username }
  const { rating, rd, timeout_percent: timeouts, status } = row as ListedPlayer
  const board = boardOf(row)
  return {
    username,
    ...(rating !== undefined && { rating }),
    ...(rd !== undefined && { rd }),
    ...(timeouts !== undefined && { timeouts }),
    ...(status !== undefined && { status }),
    ...(board > 0 && { board }),
  }
}

/** Usernames of each side, in lower case. */
export interface Usernames {
  first: Set<string>
  second: Set<string>
}

const club = (side: LiveMatch['teams']['team1']): SiteClub => ({
  slug: clubSlug(side['@id'] ?? side.url ?? ''),
  name: side.name,
  people: usernamesOf(playersOf(side)),
})

const lastPart = (url: string): string => clubSlug(url)
const usernamesOf = (rows: MemberRow[]): Set<string> => new Set(rows.map(({ username }) => username.toLowerCase()))
const playersOf = ({ players }: { players: (MemberRow | null)[] }): MemberRow[] => players.filter((row) => row !== null)

/** Finished games, by the results that the match lists for each player. */
function gamesOf(first: MemberRow[], second: MemberRow[]): Game[] {
  const [firstPlayers, other] = [byBoard(first), byBoard(second)]
  const games: Game[] = []
  for (const board of new Set([...firstPlayers.keys(), ...other.keys()])) {
    const [a, b] = [firstPlayers.get(board), other.get(board)]
    for (const [whiteFirst, white, black] of [
      [true, a, b],
      [false, b, a],
    ] as const) {
      const outcome = gameOutcome(white?.played_as_white, black?.played_as_black)
      if (outcome)
        games.push({ board, whiteFirst, outcome, white: white?.username ?? '', black: black?.username ?? '' })
    }
  }
  return games
}

function buildLineUp(first: MemberRow[], second: MemberRow[]): BoardLineUp[] {
  const [firstPlayers, other] = [byBoard(first), byBoard(second)]
  return [...new Set([...firstPlayers.keys(), ...other.keys()])].map((board) => ({
    board,
    first: firstPlayers.get(board)?.username ?? '',
    second: other.get(board)?.username ?? '',
  }))
}

type ListedPlayer = z.infer<typeof Member>

/** By the board at the end of the player's address; a player who is listed twice keeps the first entry. */
function byBoard(rows: MemberRow[]): Map<number, ListedPlayer> {
  const boards = new Map<number, ListedPlayer>()
  for (const row of rows) {
    const board = boardOf(row)
    if (board > 0 && !boards.has(board)) boards.set(board, row as ListedPlayer)
  }
  return boards
}

/** NaN without a board. */
const boardOf = (row: MemberRow): number => ('board' in row ? Number(/\/(\d{1,4})$/.exec(row.board ?? '')?.[1]) : NaN)
