/** Numbered events of one size, inserted by plain SQL: playing them would take too long. */
export interface ManyEvents {
  /** Prefix of the event ids, and the id of the user and of the team that have an entry in each event. */
  name: string
  from: number
  to: number
  /** An even number. */
  players: number
  /** At most half of `players`. */
  rounds: number
}

/** A site with 2,000 events, 50,000 users and 342,000 matches; one user and their team play in 900 of the events. */
const BIG = { events: 2000, people: 50_000, ofOne: 900, size: { players: 38, rounds: 9 } }

const numbers = (to: number, from = 1): string =>
  `with recursive n (no) as (select ${from} union all select no + 1 from n where no < ${to})`

const run = async (d1: D1Database, statements: string[]): Promise<void> => {
  for (const sql of statements) await d1.prepare(sql).run()
}

/** Users without entries, by number. */
export const addPeople = (d1: D1Database, from: number, to: number): Promise<void> =>
  run(d1, [
    `${numbers(to, from)} insert into users (id, username, unique_id, created_at, updated_at)
     select 'person' || no, 'person_' || no, 'person_' || no, no, no from n`,
    `${numbers(to, from)} insert into notifications (user_id, content, role, created_at)
     select 'person' || n.no, 'Round ' || m.value || ' is drawn.', 'draw', ${Date.now()} from n cross join json_each('[1,2,3,4]') m`,
  ])

/** The user and the team that play in the events of this name. */
export const addPerson = (d1: D1Database, name: string): Promise<void> =>
  run(d1, [
    `insert into users (id, username, unique_id, created_at, updated_at) values ('${name}', '${name}', '${name}', 1, 1)`,
    `insert into teams (id, name, sort_name, created_at, updated_at) values ('${name}', '${name}', '${name}', 1, 1)`,
    `insert into team_members (team_id, user_id, level, created_at) values ('${name}', '${name}', 1, 1)`,
  ])

/** Finished events: in each round the upper half plays the lower, shifted by one board from round to round. */
export function addEvents(d1: D1Database, { name, from, to, players, rounds }: ManyEvents): Promise<void> {
  const [all, id, boards] = [numbers(to, from), `'${name}' || n.no`, players / 2]
  const count = (most: number) => `json_each('${JSON.stringify(Array.from({ length: most }, (_, at) => at + 1))}')`
  return run(d1, [
    `${all} insert into tournaments (id, name, round, active, players, told_round, podium_version, created_at, updated_at)
     select ${id}, 'Open ' || n.no, ${rounds}, 0, ${players}, ${rounds}, 1, n.no, n.no from n`,
    `${all} insert into players (tournament_id, no, first_name, last_name, user_id, team_id, created_at, updated_at)
     select ${id}, p.value, 'Player', 'No ' || p.value, (select id from users where p.value = 1 and id = '${name}'),
       (select id from teams where p.value = 2 and id = '${name}'), n.no, n.no
     from n cross join ${count(players)} p`,
    `${all} insert into systems (tournament_id, from_round, to_round, system) select ${id}, 1, ${rounds}, 'swiss' from n`,
    `${all} insert into rounds (tournament_id, round) select ${id}, r.value from n cross join ${count(rounds)} r`,
    `${all} insert into matches (tournament_id, round, no, board, white, black, outcome)
     select ${id}, r.value, b.value, b.value, b.value, ${boards} + 1 + (b.value + r.value) % ${boards}, '10'
     from n cross join ${count(rounds)} r cross join ${count(boards)} b`,
  ])
}

/** Grows a site from `before` to `share` of the big one; the events of its busy user are the newest. */
export async function growTo(d1: D1Database, share: number, before = 0): Promise<void> {
  const part = (whole: number): [number, number] => [Math.round(whole * before) + 1, Math.round(whole * share)]
  if (before === 0) await addPerson(d1, 'busy')
  const [events, own, people] = [part(BIG.events - BIG.ofOne), part(BIG.ofOne), part(BIG.people)]
  await addPeople(d1, ...people)
  await addEvents(d1, { name: 'open', from: events[0], to: events[1], ...BIG.size })
  await addEvents(d1, { name: 'busy', from: own[0], to: own[1], ...BIG.size })
}
