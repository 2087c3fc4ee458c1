import type * as z from 'zod/mini'
import type { FacebookToken } from './accounts/facebook.ts'
import type { LichessAccount, LichessTeam } from './accounts/lichess-account.ts'
import type { Club, Member } from './accounts/people.ts'
import type { FinishGame } from './control.ts'
import type { Seen } from './kept.ts'
import type { MatchAt } from './match-at.ts'
import type { MoodOrder } from './moods/mood-now.ts'
import type { MoodName } from './moods/moods.ts'
import type { Plan } from './plan.ts'
import type { Pushed } from './push.ts'

const told = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json()
const done = async (answer: Promise<Response>): Promise<void> => void (await (await answer).arrayBuffer())

/** The strings of the simulator at `base` (`http://localhost:8788`). Every call throws with the simulator's words if refused. */
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
    /** Creates or replaces a match. */
    plan: (plan: Plan) => told<Plan>(call('PUT', `/match/${plan.id}`, plan)),
    plans: () => told<Plan[]>(call('GET', '/match')),
    /** The plan and how the match stands now. */
    match: (id: number) => told<{ plan: Plan; match: MatchAt }>(call('GET', `/match/${id}`)),
    forget: (id: number) => done(call('DELETE', `/match/${id}`)),
    /** Ends, or corrects, one game now; without `how` by resignation or agreement. */
    finishGame: (id: number, end: FinishGame) => told<Plan>(call('POST', `/match/${id}/finish-game`, end)),
    /** Ends all games of a match now. */
    finish: (id: number) => told<Plan>(call('POST', `/match/${id}/finish`)),
    /** Sets the mood; without `for` until the next one. */
    mood: (mood: MoodName, order: Omit<MoodOrder, 'mood'> = {}) => done(call('PUT', '/mood', { mood, ...order })),
    /** Moves the simulator's clock on by `ms`. */
    advance: (ms: number) => told<{ now: number; offset: number }>(call('PUT', '/time', { advance: ms })),
    /** Puts the simulator's clock `ms` before the real one. */
    offset: (ms: number) => told<{ now: number; offset: number }>(call('PUT', '/time', { offset: ms })),
    time: () => told<{ now: number; offset: number }>(call('GET', '/time')),
    /** Makes, or makes anew, a member of the chess site, a club, an account on lichess, a Facebook token. */
    member: (member: z.input<typeof Member>) => told<Member>(call('PUT', '/member', member)),
    club: (club: z.input<typeof Club>) => told<Club>(call('PUT', '/club', club)),
    lichess: (account: z.input<typeof LichessAccount>) => told<LichessAccount>(call('PUT', '/lichess', account)),
    lichessTeam: (team: LichessTeam) => told<LichessTeam>(call('PUT', '/lichess-team', team)),
    facebook: (token: string, behind: z.input<typeof FacebookToken>) =>
      told<FacebookToken>(call('PUT', `/facebook/${token}`, behind)),
    /** What a browser was sent by pushes. */
    pushed: (browser: string) => told<Pushed[]>(call('GET', `/push/${browser}`)),
    /** Milliseconds that every answer takes. */
    latency: (ms: number) => done(call('PUT', '/latency', { ms })),
    /** Requests seen, oldest first, at most 5,000; control calls are not among them. */
    log: () => told<Seen[]>(call('GET', '/log')),
    clearLog: () => done(call('DELETE', '/log')),
    /** Forgets everything. */
    reset: () => done(call('POST', '/reset')),
  }
}

export type ChessSiteClient = ReturnType<typeof chessSite>
