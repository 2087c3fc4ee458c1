import type { Settings } from '#core/tournament/tournament.ts'
import { aPlan, aTeam, type Plan } from '#simulator/plan.ts'
import { aRound } from './build.ts'
import { aSaved, bindings } from './worker.ts'
import { open } from '#worker/data/db.ts'
import * as watches from '#worker/data/watches.ts'

export const HOME = 'Harbour Knights'
export const AWAY = 'Night Owls'

/** A tournament with one linked match per plan, which its room polls. Match n follows plan n. */
export async function aWatchedTournament(
  id: string,
  plans: Plan[] = [aPlan()],
  settings: Partial<Settings> = {},
): Promise<void> {
  const pairings = plans.map((_, at) => `${2 * at + 1}-${2 * at + 2} *`).join(', ')
  const facts = Object.fromEntries(
    plans.map((plan, at) => [
      at,
      { link: `https://www.chess.com/live#tm=${plan.id}`, linkSource: 'chessCom' as const, linkType: 'team' as const },
    ]),
  )
  const people = plans.flatMap(({ teams }, at) =>
    teams.flatMap(({ players }, side) =>
      players.map((player, board) => ({
        team: 2 * at + side + 1,
        board: board + 1,
        name: player.username,
        username: player.username,
      })),
    ),
  )
  await aSaved(
    {
      id,
      players: plans.flatMap(({ teams }) => teams.map(({ name }) => name)),
      rounds: [aRound(pairings, { facts })],
      settings: { competitors: 'team', gamePointTotal: 8, pullResults: 1, ...settings },
    },
    {
      individuals: people.map((person, at) => ({
        no: at + 1,
        title: '',
        rating: 2000,
        nationality: '',
        ...person,
      })) as never,
    },
  )
  for (const [at, plan] of plans.entries()) {
    const match = { round: 1, no: at + 1, source: 'chessCom' as const, siteId: String(plan.id) }
    await watches.start(open(bindings.DB), id, match, 0)
  }
}

/** A plan of a match that began `minutesAgo`, by the test's clock. */
export const aPlanFor = (id: number, minutesAgo: number, some: Partial<Plan> = {}): Plan =>
  aPlan({ id, teams: [aTeam(HOME), aTeam(AWAY)], startTime: Date.now() - minutesAgo * 60_000, ...some })

export const rowsOf = async <Row>(sql: string, ...values: (string | number)[]): Promise<Row[]> =>
  (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

export const rowOf = async <Row>(sql: string, ...values: (string | number)[]): Promise<Row> =>
  (await rowsOf<Row>(sql, ...values))[0]!
