import { sortKey } from '#core/text/fold.ts'
import { bindings } from './worker.ts'

type Fields = Record<string, string | number | null>

const insert = (table: string, fields: Fields): D1PreparedStatement =>
  bindings.DB.prepare(
    `insert into ${table} (${Object.keys(fields).join(', ')}) values (${Object.keys(fields)
      .map(() => '?')
      .join(', ')})`,
  ).bind(...Object.values(fields))

/** Saves a user with this id, which is also the username by default. */
export async function aPerson(id: string, fields: Fields = {}): Promise<void> {
  await personRow(id, fields).run()
}

export function personRow(id: string, fields: Fields = {}): D1PreparedStatement {
  const username = String(fields.username ?? id)
  return insert('users', {
    id,
    username,
    unique_id: username.toLowerCase(),
    created_at: 1,
    updated_at: 1,
    ...fields,
  })
}

/** Saves a team with its members, given as user ids and levels. */
export async function aTeam(...team: Parameters<typeof teamRows>): Promise<void> {
  await bindings.DB.batch(teamRows(...team))
}

export function teamRows(id: string, fields: Fields = {}, members: Record<string, number> = {}): D1PreparedStatement[] {
  const name = String(fields.name ?? id)
  return [
    insert('teams', { id, name, sort_name: sortKey(name), created_at: 1, updated_at: 1, ...fields }),
    ...Object.entries(members).map(([user, level]) =>
      insert('team_members', { team_id: id, user_id: user, level, created_at: 1 }),
    ),
  ]
}

export const anAccount = (user: string, id: string, fields: Fields = {}): Promise<unknown> =>
  insert('accounts', { user_id: user, id, username: user, created_at: 1, updated_at: 1, ...fields }).run()

/** Saves a claim: the entry now belongs to the user. */
export async function claims(...claim: Parameters<typeof claimRow>): Promise<void> {
  await claimRow(...claim).run()
}

export function claimRow(tournament: string, no: number, fields: Fields): D1PreparedStatement {
  const set = Object.keys(fields)
    .map((field) => `${field} = ?`)
    .join(', ')
  return bindings.DB.prepare(`update players set ${set} where tournament_id = ? and no = ?`).bind(
    ...Object.values(fields),
    tournament,
    no,
  )
}
