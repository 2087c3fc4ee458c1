import { recordsOf } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from './build.ts'
import { oldDatabase, type OldDatabase, type OldRow } from './old-database.ts'

export const OLD_CUP = aSnapshot({
  id: 'cup',
  version: 41,
  user: 'Ann',
  players: {
    ...aSnapshot({ players: ['GM Ann Lee 2200 NED', 'Bob', 'Cy 1900', 'Dee'] }).players,
    withdrawn: [3],
    owner: { 0: 'Ann' },
  },
  rounds: ['1-2 1, 3 H, 4 U', '3-1 *, 2-4 --'],
  bonuses: [{ player: 2, round: 1, MP: 1, GP: 1 }],
  systems: [{ from: 1, to: 9, system: 'swiss', poolNames: ['North'] }],
  dates: [1_700_000_000_000, null],
  settings: { public: false, vanityURL: 'spring', tieBreaks: ['BH/C1'] },
})
/** A league of two teams with every fact that a match can have. */
export const OLD_LEAGUE = aSnapshot({
  id: 'league',
  version: 7,
  players: ['Rooks', 'Knights'],
  settings: { competitors: 'team' },
  rounds: ['1-2 3:1'],
})

/** The database before migration 9, filled with two tournaments, their users and history. */
export async function databaseBeforeDraws(): Promise<OldDatabase> {
  const old = await oldDatabase(8)
  await fill(old)
  return old
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

async function fill({ insert }: OldDatabase): Promise<void> {
  const times = { created_at: 5, updated_at: 6 }
  await insert(
    'users',
    ...['Ann', 'Bo'].map((name): OldRow => ({ id: name, username: name, unique_id: name.toLowerCase(), ...times })),
  )
  for (const snapshot of [OLD_CUP, OLD_LEAGUE]) await fillTournament(insert, snapshot)
  await insert('deputies', { tournament_id: 'cup', user_id: 'Bo' })
  await insert('individuals', { tournament_id: 'league', no: 1, team_no: 1, board: 1, name: 'Eve', user_id: 'Bo' })
  const match = { tournament_id: 'league', round: 1, match_no: 1 }
  await insert('games', { ...match, no: 1, board: 1, white: 'Eve', black: 'Finn', white_individual: 1, outcome: '10' })
  await insert('watches', { ...match, source: 'chessCom', site_id: '77', due_at: 9 })
  const link = {
    id: 'link',
    user_id: 'Bo',
    source: 'chessCom',
    type: 'team',
    link: 'https://chess.example/1',
    side: 'w',
  }
  await insert('links', { ...match, ...link, ...times })
  const before = { outcome: '  ', points: null, games: null }
  const after = { outcome: '10', points: [6, 2], games: '10' }
  const change = { ...match, source: 'chessCom', created_at: 5, before: json(before), after: json(after) }
  await insert(
    'result_history',
    { id: 1, ...change, user_id: null },
    {
      id: 2,
      ...change,
      user_id: 'Ann',
      source: 'link',
      before: json({ ...after, link: link.link }),
      after: json(before),
      reason: 'Typo',
    },
  )
  await insert('announcements', { tournament_id: 'cup', announcement: 'Lunch', author_id: 'Ann', told_at: 5, ...times })
  await insert('requests', { tournament_id: 'cup', user_id: 'Bo', created_at: 5 })
  await insert('reminders', { user_id: 'Bo', ...match, minutes: 30, due_at: 9 })
}

async function fillTournament(insert: OldDatabase['insert'], snapshot: Snapshot): Promise<void> {
  const { tournament, systems, rounds, players, matches, bonuses } = recordsOf(snapshot)
  const { id, version, name, user, round, createdAt, updatedAt } = tournament
  const times = { created_at: createdAt, updated_at: updatedAt }
  const own = { tournament_id: id }
  await insert('tournaments', {
    id,
    version,
    name,
    organiser_id: user,
    active: Number(tournament.active),
    round,
    players: players.length,
    public: Number(tournament.public),
    vanity_url: tournament.vanityUrl,
    settings: json(tournament.settings),
    ...times,
  })
  await insert(
    'systems',
    ...systems.map(({ fromRound, toRound, system, poolNames }) => ({
      ...own,
      from_round: fromRound,
      to_round: toRound,
      system,
      pool_names: json(poolNames),
    })),
  )
  await insert('rounds', ...rounds.map(({ round: no, startsAt }) => ({ ...own, round: no, starts_at: startsAt })))
  await insert(
    'players',
    ...players.map(({ no, firstName, lastName, title, rating, nationality, pool, active, owner }) => ({
      ...own,
      no,
      first_name: firstName,
      last_name: lastName,
      title,
      rating,
      nationality,
      pool,
      owner,
      active: Number(active),
      user_id: owner,
      contact: 'a@b.example',
      fide_id: '123',
      ...times,
    })),
  )
  await insert(
    'matches',
    ...matches.map(
      ({ whitePoints, blackPoints, facts, minis: _minis, whiteMp: _white, blackMp: _black, ...match }) => ({
        ...own,
        ...match,
        white_points: whitePoints,
        black_points: blackPoints,
        facts: json(facts),
      }),
    ),
  )
  await insert('bonuses', ...bonuses.map(({ reason: _reason, ...bonus }, at) => ({ ...own, id: at + 1, ...bonus })))
}
