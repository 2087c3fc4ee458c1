import type { ExpectedTeam } from '#core/chess-site/clubs.ts'
import type { PairingRef } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'

const CLUBS = `
  select a.first_name as firstName, b.first_name as secondName, coalesce(a.chess_com, ta.chess_com) as firstClub,
    coalesce(b.chess_com, tb.chess_com) as secondClub,
    (select json_group_array(json_array(white_first, lower(white), lower(black))) from games g
      where g.tournament_id = m.tournament_id and g.round = m.round and g.match_no = m.no) as games
  from matches m
  join players a on a.tournament_id = m.tournament_id and a.no = m.white
  join players b on b.tournament_id = m.tournament_id and b.no = m.black
  left join teams ta on ta.id = a.team_id
  left join teams tb on tb.id = b.team_id
  where m.tournament_id = ?1 and m.round = ?2 and m.no = ?3`

interface StoredClubs {
  firstName: string
  secondName: string
  firstClub: string | null
  secondClub: string | null
  games: string
}

/** Both teams of a match by name and club at Chess.com, with the usernames that played for them in it. */
export async function clubsOf(db: Db, { tournament, round, no }: PairingRef): Promise<[ExpectedTeam, ExpectedTeam]> {
  const row = await db.$client.prepare(CLUBS).bind(tournament, round, no).first<StoredClubs>()
  const games = JSON.parse(row?.games ?? '[]') as [whiteFirst: number, white: string, black: string][]
  const people = (isFirst: boolean) =>
    new Set(games.map(([whiteFirst, white, black]) => ((whiteFirst === 1) === isFirst ? white : black)))
  return [
    { name: row?.firstName ?? '', club: row?.firstClub ?? null, people: people(true) },
    { name: row?.secondName ?? '', club: row?.secondClub ?? null, people: people(false) },
  ]
}
