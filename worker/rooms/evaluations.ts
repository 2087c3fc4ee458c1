import type { EvaluationCodes } from '#core/match/evaluation-code.ts'
import { gatheredPlies } from '#core/game/append-plies.ts'
import type { EvaluationNews } from '#core/match/live.ts'
import type { EvaluationStore, GameRef } from '#party/evaluation-store.ts'
import type { EvaluationAudience } from '../data/evaluation-audience.ts'
import type { Bindings } from '../env.ts'
import type { RunningAnswer } from './followed-boards.ts'

/**
 * Evaluations of running games that the event's own engine sends. They go to a room by `fetch`, which objects of every
 * release have: one that knows no evaluations answers with an error.
 */
const HOST = 'https://evaluations.room'

export interface SentEvaluations extends EvaluationAudience {
  round: number
  news: EvaluationNews[]
}

/** What the file of a running game says after each half-move; null where it says nothing. */
export interface EvaluatedFile {
  n: number
  g: number
  codes: EvaluationCodes
}

export const isOfEvaluations = (request: Request): boolean => request.url.startsWith(`${HOST}/`)

/** Sends evaluations to an event’s room. Returns how many it took; undefined if it can’t answer now. */
export async function sendEvaluations(
  env: Pick<Bindings, 'TournamentRoom'>,
  tournament: string,
  sent: SentEvaluations,
): Promise<number | undefined> {
  const request = new Request(`${HOST}/`, { method: 'POST', body: JSON.stringify(sent) })
  const answer = await env.TournamentRoom.getByName(tournament).fetch(request)
  return answer.ok ? ((await answer.json()) as { taken: number }).taken : undefined
}

/** What a room knows beside a running game: what its readers may see where evaluations are delayed. */
export interface DelayedEvaluations {
  delayedEvaluations?: EvaluationCodes
}

type EvaluatedMatch = RunningAnswer & { no: number }

/**
 * Keeps evaluations of positions that the room’s games have. A game that has just ended isn’t running any more, but its
 * last position may still be evaluated.
 */
export function takeEvaluations(
  store: EvaluationStore,
  { round, news }: Pick<SentEvaluations, 'round' | 'news'>,
  running: readonly EvaluatedMatch[],
  { now, isOfFile = false }: { now: number; isOfFile?: boolean },
): { taken: EvaluationNews[]; ended: GameRef[] } {
  const plies = new Map(
    running.flatMap(({ no, games }) =>
      games.map(({ game, pgn }) => [`${no} ${game}`, gatheredPlies(pgn).length] as const),
    ),
  )
  const taken: EvaluationNews[] = []
  const ended: GameRef[] = []
  store.forgetBefore(round - 1)
  for (const one of news) {
    const [n, g, ply, code] = one
    const game = { r: round, n, g }
    const has = plies.get(`${n} ${g}`)
    if (has === undefined ? !store.has(game) : ply > has) continue
    if (!store.take(game, [ply, code], now, isOfFile)) continue
    if (has === undefined) ended.push(game)
    else taken.push(one)
  }
  return { taken, ended }
}

/** Running games with what the room knows of their evaluations; the Worker leaves out what a reader may not see. */
export const withEvaluations = <Match extends EvaluatedMatch>(
  store: EvaluationStore,
  round: number,
  match: Match,
  now: number,
): Match => ({
  ...match,
  games: match.games.map((row) => {
    const game = { r: round, n: match.no, g: row.game }
    if (!store.has(game)) return row
    const plies = gatheredPlies(row.pgn).length
    return { ...row, evaluations: store.codes(game, plies), delayedEvaluations: store.delayedCodes(game, plies, now) }
  }),
})
