import { NO_OUTCOME } from '#core/match/outcome.ts'
import { CODE_LIFETIME, codeSubject } from '#worker/data/claims.ts'
import * as codes from '#worker/data/codes.ts'
import { hashCost, hashPassword } from '#worker/secrets/password.ts'
import { newProofCode } from '#worker/secrets/token.ts'
import type { EdgeSite } from '../edge-site.ts'
import { swiss } from '../swiss.ts'
import { withoutIndividuals } from '../site.ts'

export const HALL = 'fullhall'
export const ROUND = 5
/** The next event in the same hall, open for registration. */
export const NEXT = 'nexthall'
export const PHONES = 600
/** Entries above this number are still to be claimed by their players, with a code. */
export const CLAIMED = 500
export const PASSWORD = 'Grob 1. g4 forever'
/** Hashes are quicker than deployed ones, because one thread runs all Workers and the database here. */
export const SCRYPT_N = '2048'

/** A text that every page about the event has. */
export const EVENT_NAME = `Swiss of ${PHONES}`

export const usernameOf = (no: number): string => `player-${no}`

/**
 * An event whose last round is being played, in which every player has an account and reports their own results.
 * Returns the claim codes of the entries without a user, by number.
 */
export async function openHall({ db, save }: EdgeSite): Promise<Map<number, string>> {
  const event = swiss(PHONES, ROUND, HALL)
  const current = event.rounds.at(-1)!
  event.settings = { ...event.settings, allowSelfSubmissions: true }
  event.rounds = [...event.rounds.slice(0, -1), { ...current, outcomes: NO_OUTCOME.repeat(current.white.length) }]
  const empty = swiss(4, 1, NEXT)
  const next = { ...empty, round: 0, rounds: [], settings: { ...empty.settings, allowRegistration: 'open' as const } }
  await save(withoutIndividuals(event), withoutIndividuals(next))
  const { $client: d1 } = db
  const hash = await hashPassword(PASSWORD, { cost: hashCost({ ENVIRONMENT: 'test', SCRYPT_N }) })
  const user = d1.prepare(
    `insert into users (id, username, unique_id, password_hash, email, created_at, updated_at)
     values (?1, ?1, ?1, ?2, ?1 || '@example.org', 1, 1)`,
  )
  await d1.batch(Array.from({ length: PHONES }, (_, at) => user.bind(usernameOf(at + 1), hash)))
  await d1
    .prepare("update players set user_id = 'player-' || no where tournament_id = ?1 and no <= ?2")
    .bind(HALL, CLAIMED)
    .run()
  const open = Array.from({ length: PHONES - CLAIMED }, (_, at) => CLAIMED + at + 1)
  const secrets = await codes.issueAll(db, {
    purpose: 'claim',
    subjects: open.map((no) => codeSubject({ tournament: HALL, no })),
    lifetime: CODE_LIFETIME,
    newSecret: newProofCode,
  })
  return new Map(open.map((no, at) => [no, secrets[at]!]))
}
