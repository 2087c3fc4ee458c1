import { DEMO_FEED } from '#core/people/demo-feed.ts'
import { eventStar, nameStar } from '#core/people/stars.ts'
import { sortKey } from '#core/text/fold.ts'
import { DAY } from '#core/time.ts'
import type { Db } from '#worker/data/db.ts'
import { hashPassword } from '#worker/secrets/password.ts'
import { digest } from '#worker/secrets/token.ts'

/** The demo account to sign in with. */
export const YOU = { username: 'demo_player', password: 'kibitz-demo', id: 'u-demo-player' }

/** Teams without events: one to manage, and a duplicate of it to merge. */
const TEAMS = [
  {
    id: 'your-rooks',
    name: 'Your Own Rooks',
    description: 'A Sunday league team.',
    ecf: 'YOR1',
  },
  { id: 'your-rooks-b', name: 'Your Own Rooks B', description: 'The second team of Your Own Rooks.', ecf: null },
]

/**
 * Creates the demo account: an admin of teams, one of which plays the Rivers, an entrant of the Winter Lights and the
 * Channel Cup, and a deputy director of two events. Idempotent.
 */
export async function you({ $client: d1 }: Db, now: number, club: string): Promise<void> {
  const run = (sql: string, ...values: (string | number | null)[]) => d1.prepare(sql).bind(...values)
  await d1.batch([
    run(
      `insert into users (id, username, unique_id, password_hash, name, nationality, verified, email, email_meta, bio,
         created_at, updated_at)
       values (?1, ?2, ?2, ?3, 'Robin Field', 'ENG', 1, 'robin@kibitz.example', '{"verified":true,"public":false}',
         'Plays the Grob.', ?4, ?5) on conflict do nothing`,
      YOU.id,
      YOU.username,
      await hashPassword(YOU.password),
      now - 90 * DAY,
      now,
    ),
    ...TEAMS.map(({ id, name, description, ecf }) =>
      run(
        `insert into teams (id, name, sort_name, nationality, description, ecf, founder_id, created_at, updated_at)
         values (?1, ?2, ?3, 'ENG', ?4, ?5, ?6, ?7, ?7) on conflict do nothing`,
        id,
        name,
        sortKey(name),
        description,
        ecf,
        YOU.id,
        now,
      ),
    ),
    ...[club, ...TEAMS.map(({ id }) => id)].map((team) =>
      run(
        'insert into team_members (team_id, user_id, level, created_at) values (?1, ?2, 1, ?3) on conflict do nothing',
        team,
        YOU.id,
        now,
      ),
    ),
    run(
      `update players set user_id = ?1, owner = ?2, first_name = 'Robin', last_name = 'Field', nationality = 'ENG'
       where tournament_id = 'winter' and no = 2`,
      YOU.id,
      YOU.username,
    ),
    run(
      `insert into feedback (id, user_id, title, type, content, link, created_at)
       values ('feedback-welcome', ?1, 'Round ticks are lovely', 'suggestion', ?2, '/feedback/feedback-welcome', ?3)
       on conflict do nothing`,
      YOU.id,
      'They show at a glance how far an event has got.\n\nCould they link to the **round**?',
      now,
    ),
    // Their match of the running round has no game link yet.
    run(
      `update players set user_id = ?1, owner = ?2, first_name = 'Robin', last_name = 'Field', nationality = 'ENG'
       where tournament_id = 'channel' and no = 6`,
      YOU.id,
      YOU.username,
    ),
    // An anonymous follow list, whose feed URL is used in the examples of the API's documentation.
    run(
      `insert into follow_lists (id, hash, feed_hash, feed, created_at, used_at) values ('f-demo', 'demo', ?1, '', ?2, ?2)
       on conflict do nothing`,
      await digest(`feed ${DEMO_FEED}`),
      now,
    ),
    ...[eventStar('rivers'), nameStar('Robin Field')].map((star) =>
      run(
        `insert into follow_stars (list_id, star, created_at) values ('f-demo', ?1, ?2) on conflict do nothing`,
        star,
        now,
      ),
    ),
    // A captain's link that a director has yet to confirm.
    run(
      `insert into links (id, tournament_id, round, match_no, user_id, side, source, type, site_id, link, created_at, updated_at)
       select 'l-demo', 'rivers', 7, 10, m.user_id, 'w', 'chessCom', 'team', '70710',
         'https://www.chess.com/club/matches/live/70710', ?1, ?1
       from team_members m where m.team_id = 'tbilisi-mtatsminda' and m.level > 0 limit 1
       on conflict do nothing`,
      now,
    ),
    // Unclaimed entries, which are matched to users by a lichess account, a chess.com club and an email address.
    run(`update players set lichess = 'Lukasz_L' where tournament_id = 'channel' and no = 3 and user_id is null`),
    run(
      `update players set chess_com = 'quebec-echecs-laval' where tournament_id = 'rivers' and no = 16 and team_id is null`,
    ),
    run(
      `update players set contact = 'owls@kibitz.example' where tournament_id = 'rivers' and no = 18 and team_id is null`,
    ),
    // A request to claim an entry.
    run(
      `insert into claim_requests (tournament_id, no, user_id, created_at)
       select 'winter', 5, id, ?1 from users where unique_id = 'lock_keeper'
         and exists (select 1 from players where tournament_id = 'winter' and no = 5 and user_id is null)
       on conflict do nothing`,
      now,
    ),
    ...['winter', 'rivers'].map((event) =>
      run('insert into deputies values (?1, ?2) on conflict do nothing', event, YOU.id),
    ),
    run(
      `insert into notifications (user_id, content, link, role, created_at)
       select ?1, 'Round 7 is drawn: **Réti Sharks Brno** meet Zugzwang Utrecht.', '/t/rivers/pairings/7', 'draw', ?2
       where not exists (select 1 from notifications where user_id = ?1)`,
      YOU.id,
      now,
    ),
  ])
}
