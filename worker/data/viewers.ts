import { mayView } from '#core/people/tournament-level.ts'
import type { Db } from './db.ts'

const VIEWERS = `
  select s.handle, u.id, u.level, t.public, t.organiser_id as organiser,
    exists (select 1 from deputies where tournament_id = t.id and user_id = u.id) as isDeputy,
    exists (select 1 from players where user_id = u.id and tournament_id = t.id)
      or exists (select 1 from individuals where user_id = u.id and tournament_id = t.id)
      or exists (select 1 from team_members m join players p on p.team_id = m.team_id
        where m.user_id = u.id and p.tournament_id = t.id) as isPlayer
  from json_each(?2) asked
  join sessions s on s.handle = asked.value and s.expires_at > ?3
  join users u on u.id = s.user_id
  join tournaments t on t.id = ?1`

interface StoredViewer {
  handle: string
  id: string
  level: number
  public: number
  organiser: string | null
  isDeputy: number
  isPlayer: number
}

/** Returns those of the session handles that are valid and whose users may see the tournament; one statement. */
export async function listAdmitted(
  { $client: d1 }: Db,
  tournamentId: string,
  sessions: string[],
  now: number,
): Promise<Set<string>> {
  const { results } = await d1.prepare(VIEWERS).bind(tournamentId, JSON.stringify(sessions), now).all<StoredViewer>()
  return new Set(results.filter(isAdmitted).map(({ handle }) => handle))
}

function isAdmitted({ id, level, organiser, isDeputy, isPlayer, ...tournament }: StoredViewer): boolean {
  const people = { organiser, deputies: isDeputy ? [id] : [], players: isPlayer ? [id] : [] }
  return mayView({ public: tournament.public === 1 }, people, { id, level })
}
