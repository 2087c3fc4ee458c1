import type { ImportedTournament } from '#core/trf/import.ts'
import { foldName, sortKey } from '#core/text/fold.ts'
import { DAY } from '#core/time.ts'
import type { Db } from '#worker/data/db.ts'
import { CLUBS, MORE_CLUBS } from './names.ts'

/** Directors of the invented events. */
const ORGANISERS = [
  ['lock_keeper', 'Marit Oosterlo', 'NED', 'Runs the Rivers Club League.', 'rivers'],
  ['north_light', 'Sunniva Hallgrim', 'NOR', 'Organises the Winter Lights Open.', 'winter'],
  ['tide_table', 'Aubin Kerlouan', 'FRA', 'Organises the Channel Cup.', 'channel'],
  ['quay_side', 'Tamsin Brightwell', 'ENG', '', 'harbour'],
] as const

/** The first 14 teams of the Rivers are claimed; every fourth player at their boards has no account. */
const CLAIMED_TEAMS = 14
const UNREGISTERED = 4
/** Every third player of an individual event has an account. */
const REGISTERED = 3
/** Every seventh user is online. */
const ONLINE = 7
const YEAR = 365 * DAY

interface DemoPerson {
  id: string
  username: string
  name: string
  nationality: string
  bio?: string
  licensed?: boolean
  fide?: string | null
  contact?: Record<string, unknown>
  meta?: Record<string, unknown>
}

/** Inserts rows from a JSON list; existing rows stay unchanged. */
const USERS = `
  insert into users (id, username, unique_id, name, bio, nationality, is_licensed, verified, email, email_meta, contact,
    meta, fide, created_at, updated_at)
  select value ->> 'id', value ->> 'username', lower(value ->> 'username'), value ->> 'name',
    coalesce(value ->> 'bio', ''), value ->> 'nationality', coalesce(value ->> 'licensed', 0), 1,
    lower(value ->> 'username') || '@kibitz.example', '{"verified":true,"public":false}', coalesce(value ->> 'contact', '{}'),
    coalesce(value ->> 'meta', '{}'), value ->> 'fide', ?2 - ${DAY} * (40 + key * 11), ?2
  from json_each(?1) where true on conflict do nothing`
// These sessions only mark users as online: no secret has such a digest, so nobody can sign in with them.
const SESSIONS = `
  insert into sessions (secret_hash, handle, user_id, created_at, seen_at, expires_at)
  select 'demo ' || value, 'demo ' || value, value, ?2, ?2 + ${YEAR}, ?2 + ${2 * YEAR}
  from json_each(?1) where true on conflict do nothing`
const ACCOUNTS = `
  insert into accounts (user_id, id, username, link, verified, created_at, updated_at)
  select value ->> 'user', value ->> 'id', value ->> 'username', value ->> 'link', 1, ?2, ?2
  from json_each(?1) where true on conflict do nothing`
const TEAMS = `
  insert into teams (id, name, sort_name, nationality, founder_id, bio, created_at, updated_at)
  select value ->> 'id', value ->> 'name', value ->> 'sortName', value ->> 'nationality', value ->> 'founder',
    coalesce(value ->> 'bio', ''), ?2 - ${DAY} * (200 + key * 37), ?2
  from json_each(?1) where true on conflict do nothing`
const MEMBERS = `
  insert into team_members (team_id, user_id, level, created_at)
  select value ->> 'team', value ->> 'user', value ->> 'level', ?2
  from json_each(?1) where true on conflict do nothing`
const ORGANISED = `
  update tournaments set organiser_id = (select value ->> 'user' from json_each(?1) where value ->> 'tournament' = tournaments.id)
  where id in (select value ->> 'tournament' from json_each(?1))`
const OWN_TEAM = `
  update players set team_id = (select value ->> 'team' from json_each(?1) where value ->> 'no' = no),
    owner = (select value ->> 'team' from json_each(?1) where value ->> 'no' = no)
  where tournament_id = ?2 and no in (select value ->> 'no' from json_each(?1))`
const OWN_ENTRY = `
  update players set user_id = (select value ->> 'user' from json_each(?1) where value ->> 'no' = no),
    owner = (select value ->> 'username' from json_each(?1) where value ->> 'no' = no)
  where tournament_id = ?2 and no in (select value ->> 'no' from json_each(?1))`
const OWN_SEAT = `
  update individuals set user_id = (select value ->> 'user' from json_each(?1) where value ->> 'no' = no)
  where tournament_id = ?2 and no in (select value ->> 'no' from json_each(?1))`

/** A username made from a name: `ilmari_kuusisto`. */
const handleOf = (name: string): string =>
  foldName(name)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 30)
    .replace(/^_+|_+$/g, '')

const idOf = (username: string): string => `u-${foldName(username).replaceAll('_', '-')}`.slice(0, 30)
export const organiserId = (username: string): string => idOf(username)
/** A team id made from the club's name; a checksum if the name has no Latin letters. */
export const teamId = (name: string): string =>
  handleOf(name).replaceAll('_', '-').replace(/-\d+$/, '') || `club-${sumOf(name).toString(36)}`
const sumOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (31 * sum + letter.codePointAt(0)!) % 2 ** 32, 0)

const organisers = (): DemoPerson[] =>
  ORGANISERS.map(([username, name, nationality, bio]) => ({
    id: idOf(username),
    username,
    name,
    nationality,
    bio,
    licensed: true,
    contact: { reddit: `u/${username}`, phone: '+00 555 0100', shown: { phone: true } },
    meta: { 'Arbiter?': true, Languages: 'English', _board: 'not for visitors' },
  }))

/** Players of the Rivers with an account; `no` is their number in the event. */
const seated = ({
  individuals,
}: ImportedTournament): (DemoPerson & { no: number; team: number; board: number; site: string })[] =>
  individuals
    .filter(({ no }) => no % UNREGISTERED !== 0)
    .map(({ no, team, board = 0, name, nationality = '', username = '' }) => ({
      id: idOf(username),
      username: username.toLowerCase(),
      name: name.split(', ').toReversed().join(' '),
      nationality,
      no,
      team,
      board,
      site: username,
      licensed: board <= 2,
      fide: board <= 4 ? String(1_400_000 + no * 811) : null,
      ...(board === 1 && { bio: 'Board one. Brings the clocks.', meta: { 'Captain?': true } }),
    }))

/** Players of an individual event who have an account and own their entry. */
function entriesOf({ snapshot: { players } }: ImportedTournament): (DemoPerson & { no: number })[] {
  const numbers = players.no.filter((no) => no % REGISTERED === 1)
  return numbers.map((no) => {
    const at = players.no.indexOf(no)
    const name = `${players.firstName[at]} ${players.lastName[at]}`
    const username = handleOf(name)
    return {
      id: idOf(username),
      username,
      name,
      nationality: players.nationality[at]!,
      no,
      fide: String(1_500_000 + no),
    }
  })
}

const teams = (people: ReturnType<typeof seated>) => [
  ...CLUBS.slice(0, CLAIMED_TEAMS).map(([name, nationality], at) => ({
    id: teamId(name),
    name,
    sortName: sortKey(name),
    nationality,
    founder: people.find(({ team }) => team === at + 1)?.id ?? null,
    bio: at % 2 ? '' : 'Club night is Tuesday. Visitors welcome.',
  })),
  ...MORE_CLUBS.map(([name, nationality]) => ({ id: teamId(name), name, sortName: sortKey(name), nationality })),
]

/** Inserts the demo's users and teams and links them to entries of its events. Idempotent. */
export async function people(
  { $client: d1 }: Db,
  now: number,
  rivers: ImportedTournament,
  others: ImportedTournament[],
): Promise<void> {
  const seats = seated(rivers)
  const individual = others.filter(({ snapshot }) => snapshot.settings.competitors === 'individual')
  const entries = individual.map((event) => ({ id: event.snapshot.id, players: entriesOf(event) }))
  const users = [...organisers(), ...seats, ...entries.flatMap(({ players }) => players)]
  const members = seats.flatMap(({ id, team, board }) =>
    team > CLAIMED_TEAMS ? [] : [{ team: teamId(CLUBS[team - 1]![0]), user: id, level: board === 1 ? 1 : 0 }],
  )
  const accounts = seats.map(({ id, site }) => ({
    user: id,
    id: 'chessCom',
    username: site,
    link: `https://www.chess.com/member/${site}`,
  }))
  const clubs = CLUBS.slice(0, CLAIMED_TEAMS).map(([name], at) => ({ no: at + 1, team: teamId(name) }))
  const fill = (statement: string, rows: unknown[], second: string | number = now) =>
    d1.prepare(statement).bind(JSON.stringify(rows), second)
  await d1.batch([
    fill(USERS, users),
    fill(
      SESSIONS,
      users.filter((_, at) => at % ONLINE === 0).map(({ id }) => id),
    ),
    fill(ACCOUNTS, accounts),
    fill(TEAMS, teams(seats)),
    fill(MEMBERS, members),
    d1
      .prepare(ORGANISED)
      .bind(JSON.stringify(ORGANISERS.map(([username, , , , id]) => ({ user: idOf(username), tournament: id })))),
    fill(OWN_TEAM, clubs, 'rivers'),
    fill(
      OWN_SEAT,
      seats.map(({ id, no }) => ({ user: id, no })),
      'rivers',
    ),
    ...entries.map(({ id, players }) =>
      fill(
        OWN_ENTRY,
        players.map(({ id: user, username, no }) => ({ user, username, no })),
        id,
      ),
    ),
  ])
}
