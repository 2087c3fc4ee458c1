import { MINUTE } from '#core/time.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { hashPassword } from '#worker/secrets/password.ts'
import type { EdgeSite } from '../edge-site.ts'
import { swiss } from '../swiss.ts'
import { withoutIndividuals } from '../site.ts'
import { link, teamMatch } from '../team-match.ts'

/** The event that the desk works on: its last round is being played. */
export const HALL = 'soakhall'
export const ROUND = 5
export const BOARDS = 100
/** The event whose match the chess site reports. */
export const LEAGUE = 'soakleague'
export const LEAGUE_ROUND = 11
export const SITE_ID = 9100
export const SITE_BOARDS = 60
export const DIRECTOR = { username: 'soak-director', password: 'Grob 1. g4 forever' }

/** Saves both events, with the director of the first, and links the match of the second to the chess site. */
export async function openEvents({ db, save }: EdgeSite, chessSite: ChessSiteClient): Promise<void> {
  const event = swiss(2 * BOARDS, ROUND, HALL)
  const current = event.rounds.at(-1)!
  event.rounds = [...event.rounds.slice(0, -1), { ...current, outcomes: NO_OUTCOME.repeat(current.white.length) }]
  const match = teamMatch(LEAGUE, SITE_ID, SITE_BOARDS, Date.now() - MINUTE)
  await chessSite.plan(match.plan)
  await save(withoutIndividuals(event), match.event)
  await link(db, match)
  await db.$client.batch([
    db.$client
      .prepare(
        `insert into users (id, username, unique_id, password_hash, email, created_at, updated_at)
         values (?1, ?1, ?1, ?2, ?1 || '@example.org', 1, 1)`,
      )
      .bind(DIRECTOR.username, await hashPassword(DIRECTOR.password)),
    db.$client.prepare('update tournaments set organiser_id = ?1 where id = ?2').bind(DIRECTOR.username, HALL),
  ])
}
