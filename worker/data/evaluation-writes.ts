import { packEvaluations, type EvaluationCodes } from '#core/match/evaluation-code.ts'
import type { GameRef } from '#party/evaluation-store.ts'
import type { Db } from './db.ts'

const SAVE = `update games set evaluations = ?5 where tournament_id = ?1 and round = ?2 and match_no = ?3 and no = ?4`

/** Saves evaluations with their games; returns the games that are saved already and so have them now. */
export async function saveEvaluations(
  { $client: d1 }: Db,
  id: string,
  games: readonly (GameRef & { codes: EvaluationCodes })[],
): Promise<GameRef[]> {
  if (games.length === 0) return []
  const saved = await d1.batch(
    games.map(({ r, n, g, codes }) => d1.prepare(SAVE).bind(id, r, n, g, packEvaluations(codes))),
  )
  return games.filter((_, at) => saved[at]!.meta.changes > 0)
}
