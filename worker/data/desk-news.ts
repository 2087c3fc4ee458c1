import type { BoardRange } from '#core/people/board-range.ts'
import type { InvitedStaff } from '#core/people/invitation.ts'
import type { PlayerRequest } from '#core/snapshot/desk.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { Db } from './db.ts'

interface DeskNews {
  requests: PlayerRequest[]
  /** Number of linked matches at each chess site that does not answer. */
  silent: { source: LinkSource; matches: number }[]
  /** Matches at whose link the chess site has nothing. */
  missingLinks: { source: LinkSource; round: number; no: number }[]
  arbiters: (BoardRange & { username: string })[]
  /** Usernames. */
  deputies: string[]
  /** Users who have not accepted yet. */
  invited: InvitedStaff[]
  /** Helpers enter results through a link, without an account. */
  helpers: (BoardRange & { id: number; name: string; createdAt: number })[]
}

/** Failed looks in a row after which a chess site counts as silent. */
const SILENT_AFTER = 3

const NEWS = `
  select
    (select json_group_array(json_object('round', round, 'player', player, 'kind', kind, 'state', state))
      from player_requests where tournament_id = ?1) as requests,
    (select json_group_array(json_object('source', source, 'matches', matches)) from (
      select source, count(*) as matches from watches
      where tournament_id = ?1 and done = 0 and missing = 0 and failures >= ${SILENT_AFTER} group by source)) as silent,
    (select json_group_array(json_object('source', source, 'round', round, 'no', match_no % 1000000)) from watches
      where tournament_id = ?1 and done = 0 and missing = 1) as missingLinks,
    (select json_group_array(json_object('username', u.username, 'fromBoard', a.from_board, 'toBoard', a.to_board))
      from arbiters a cross join users u on u.id = a.user_id where a.tournament_id = ?1) as arbiters,
    (select json_group_array(u.username) from deputies d cross join users u on u.id = d.user_id
      where d.tournament_id = ?1) as deputies,
    (select json_group_array(json_object('username', u.username, 'role', i.role, 'fromBoard', i.from_board,
        'toBoard', i.to_board))
      from staff_invitations i cross join users u on u.id = i.user_id where i.tournament_id = ?1) as invited,
    (select json_group_array(json_object('id', id, 'name', name, 'fromBoard', from_board, 'toBoard', to_board,
        'createdAt', created_at))
      from helpers where tournament_id = ?1 and revoked_at is null) as helpers`

/** Player requests, silent chess sites and staff of a tournament: what the desk shows besides the data of changes. */
export async function load(db: Db, tournament: string): Promise<DeskNews> {
  const found = await db.$client.prepare(NEWS).bind(tournament).first<Record<keyof DeskNews, string>>()
  return {
    requests: JSON.parse(found!.requests) as PlayerRequest[],
    silent: JSON.parse(found!.silent) as DeskNews['silent'],
    missingLinks: JSON.parse(found!.missingLinks) as DeskNews['missingLinks'],
    arbiters: JSON.parse(found!.arbiters) as DeskNews['arbiters'],
    deputies: JSON.parse(found!.deputies) as string[],
    invited: JSON.parse(found!.invited) as InvitedStaff[],
    helpers: JSON.parse(found!.helpers) as DeskNews['helpers'],
  }
}
