import type * as z from 'zod/mini'
import type { FacebookToken } from './accounts/facebook.ts'
import type { LichessAccount, LichessTeam } from './accounts/lichess-account.ts'
import type { Club, Member } from './accounts/people.ts'
import type { DailyAt } from './daily/daily-at.ts'
import type { DailyPlan } from './daily/daily-plan.ts'
import type { FinishGame } from './control.ts'
import type { BoardAt } from './hall/board-at.ts'
import type { Hall } from './hall/hall.ts'
import type { Challenge, SimulatedBulk } from './games/lichess-starts.ts'
import type { PlannedGame } from './games/planned-game.ts'
import type { TeamBattle } from './games/team-battles.ts'
import type { LoggedRequest } from './storage.ts'
import type { AcceptedLetter } from './mail.ts'
import type { MatchAt } from './match-at.ts'
import type { MoodOrder } from './moods/mood-now.ts'
import type { MoodName } from './moods/moods.ts'
import type { Plan } from './plan.ts'
import type { ReceivedPush } from './push.ts'

const readJson = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json()
const drain = async (answer: Promise<Response>): Promise<void> => void (await (await answer).arrayBuffer())

/**
 * Control calls of the simulator at `base` (`http://localhost:8788`). A call that is refused throws the simulator's
 * message.
 */
export function chessSite(base: string, ask: typeof fetch = fetch) {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await ask(`${base}/control${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  return {
    plan: (plan: Plan) => readJson<Plan>(call('PUT', `/match/${plan.id}`, plan)),
    /** Plans a daily match; the site's numbers of live and daily matches have nothing to do with each other. */
    daily: (plan: z.input<typeof DailyPlan>) => readJson<DailyPlan>(call('PUT', `/daily/${plan.id}`, plan)),
    dailyMatch: (id: number) => readJson<{ plan: DailyPlan; match: DailyAt }>(call('GET', `/daily/${id}`)),
    plans: () => readJson<Plan[]>(call('GET', '/match')),
    match: (id: number) => readJson<{ plan: Plan; match: MatchAt }>(call('GET', `/match/${id}`)),
    forget: (id: number) => drain(call('DELETE', `/match/${id}`)),
    /** Ends or corrects one game now; without `how` by resignation or agreement. */
    finishGame: (id: number, end: FinishGame) => readJson<Plan>(call('POST', `/match/${id}/finish-game`, end)),
    finish: (id: number) => readJson<Plan>(call('POST', `/match/${id}/finish`)),
    /** Freezes a match at a number of minutes after its start. */
    freeze: (id: number, minute: number) => readJson<Plan>(call('PUT', `/match/${id}/time`, { minute })),
    /** Sets the mood of a path prefix, by default of all paths; without `for` until another mood is set there. */
    mood: (mood: MoodName, order: Partial<Omit<MoodOrder, 'mood'>> = {}) =>
      drain(call('PUT', '/mood', { mood, ...order })),
    /** Freezes the simulator's clock at a time in milliseconds. */
    at: (moment: number) => drain(call('PUT', '/time', { frozenAt: moment })),
    /** Makes the simulator's clock run `ms` ahead of the real one. */
    offset: (ms: number) => drain(call('PUT', '/time', { offset: ms })),
    /** The next calls create or replace members, clubs, accounts and teams. */
    member: (member: z.input<typeof Member>) => readJson<Member>(call('PUT', '/member', member)),
    club: (club: z.input<typeof Club>) => readJson<Club>(call('PUT', '/club', club)),
    lichess: (account: z.input<typeof LichessAccount>) => readJson<LichessAccount>(call('PUT', '/lichess', account)),
    lichessTeam: (team: LichessTeam) => readJson<LichessTeam>(call('PUT', '/lichess-team', team)),
    /** Creates or replaces a game at lichess, or one in the players' chess.com archives. */
    lichessGame: (game: z.input<typeof PlannedGame>) => readJson<PlannedGame>(call('PUT', '/lichess-game', game)),
    /** An access token of an account at lichess. */
    lichessToken: (token: string, of: { username: string; scopes: string[]; failsLate?: boolean }) =>
      drain(call('PUT', `/lichess-token/${token}`, of)),
    revokeToken: (token: string) => drain(call('DELETE', `/lichess-token/${token}`)),
    /** Open challenges and bulks that were created, oldest first. */
    challenges: () => readJson<Challenge[]>(call('GET', '/challenge')),
    bulks: () => readJson<SimulatedBulk[]>(call('GET', '/bulk')),
    /** Both players have opened their links: the game exists from now on, and goes as planned. */
    joinChallenge: (id: string, plan: Partial<z.input<typeof PlannedGame>> = {}) =>
      readJson<PlannedGame>(call('POST', `/challenge/${id}/join`, plan)),
    /** Creates or replaces a team battle. */
    teamBattle: (battle: z.input<typeof TeamBattle>) => readJson<TeamBattle>(call('PUT', '/team-battle', battle)),
    archivedGame: (game: z.input<typeof PlannedGame>) => readJson<PlannedGame>(call('PUT', '/archived-game', game)),
    facebook: (token: string, behind: z.input<typeof FacebookToken>) =>
      readJson<FacebookToken>(call('PUT', `/facebook/${token}`, behind)),
    /** Pushes that the simulated push service received for a browser. */
    pushed: (browser: string) => readJson<ReceivedPush[]>(call('GET', `/push/${browser}`)),
    /** Letters that the simulated mail service accepted, in order. */
    letters: () => readJson<AcceptedLetter[]>(call('GET', '/mail')),
    /** Sets up a round of electronic boards, at `/halls/{id}/round-N/games.pgn`, LiveChess Cloud and a lichess broadcast. */
    hall: (hall: z.input<typeof Hall>) => readJson<Hall>(call('PUT', `/hall/${hall.id}`, hall)),
    /** The boards of a hall as they are now. */
    boards: (id: string) => readJson<Omit<BoardAt, 'has' | 'tags'>[]>(call('GET', `/hall/${id}`)),
    endHall: (id: string) => drain(call('DELETE', `/hall/${id}`)),
    /** Has a hall send its games, or those of some boards, to an address with a token; what the address answered. */
    pushHall: (id: string, push: { url: string; token: string; boards?: number[] }) =>
      readJson<{ status: number; text: string }>(call('POST', `/hall/${id}/push`, push)),
    latency: (ms: number) => drain(call('PUT', '/latency', { ms })),
    /**
     * The last 5,000 requests, oldest first, optionally only those whose path begins with `path`. Control calls are not
     * logged.
     */
    log: (path = '') => readJson<LoggedRequest[]>(call('GET', `/log?path=${encodeURIComponent(path)}`)),
    clearLog: () => drain(call('DELETE', '/log')),
    reset: () => drain(call('POST', '/reset')),
  }
}

export type ChessSiteClient = ReturnType<typeof chessSite>
