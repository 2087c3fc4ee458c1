import type { Act } from '#core/changes/act.ts'
import type { LetterMark } from '#core/letters/due-letters.ts'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { insertions, type NewLetter } from './letters.ts'
import { letters, letterStops, roundLetters, roundLettersDue } from './schema/index.ts'

/** Tournaments per run. */
const AT_ONCE = 20

/** A tournament whose letters are to be looked at; `n` grows with each change of its rounds. */
export interface DueTournament {
  tournament: string
  n: number
}

export const listDue = (db: Db): Promise<DueTournament[]> =>
  db.select({ tournament: roundLettersDue.tournamentId, n: roundLettersDue.n }).from(roundLettersDue).limit(AT_ONCE)

/** Statements that note changed boards of a round, for letters to those whose pairing is another one now. */
export const boardWrites = (tournament: string, acts: Act[], landed: SQL): SQL[] =>
  acts.some(({ type }) => type === 'changeBoards')
    ? [
        sql`insert into round_letters_due (tournament_id) select id from tournaments
          where id = ${tournament} and coalesce(settings ->> 'letters', 'none') <> 'none' and ${landed}
          on conflict (tournament_id) do update set n = n + 1`,
      ]
    : []

/** What entries were told of these rounds. */
export const listTold = (db: Db, tournament: string, rounds: number[]): Promise<LetterMark[]> =>
  db
    .select({
      round: roundLetters.round,
      kind: roundLetters.kind,
      entry: roundLetters.entry,
      opponent: roundLetters.opponent,
      seat: roundLetters.seat,
    })
    .from(roundLetters)
    .where(and(eq(roundLetters.tournamentId, tournament), inArray(roundLetters.round, rounds)))

/** Entries whose letter about their pairing in a round waits to be sent. */
export async function listWaiting(db: Db, tournament: string, round: number): Promise<Set<number>> {
  const rows = await db
    .select({ entry: letters.entry })
    .from(letters)
    .where(and(eq(letters.tournamentId, tournament), eq(letters.round, round), eq(letters.told, 'pairing')))
  return new Set(rows.flatMap(({ entry }) => entry ?? []))
}

/** An address to which letters about an entry go. */
export interface LetterReader {
  entry: number
  address: string
  /** The account that chose the letters; null for the address of the entry. */
  user: string | null
  /** null: not known. */
  language: string | null
  wantsPairings: 0 | 1
  wantsResults: 0 | 1
}

/**
 * Who wants letters about a tournament's entries: users with a verified address who chose them, then the addresses of
 * entries, in the language of the entry's owner or else of the organiser.
 */
export const listReaders = (db: Db, tournament: string): Promise<LetterReader[]> =>
  db.all(sql`
    with person (user_id, entry) as (
      select user_id, no from players where tournament_id = ${tournament} and user_id is not null
      union select user_id, team_no from individuals where tournament_id = ${tournament} and user_id is not null
      union select m.user_id, p.no from players p cross join team_members m on m.team_id = p.team_id
        where p.tournament_id = ${tournament})
    select person.entry, u.email as address, u.id as user, u.language,
      coalesce(u.email_meta ->> 'rounds', 0) as wantsPairings, coalesce(u.email_meta ->> 'results', 0) as wantsResults
    from person join users u on u.id = person.user_id
    where u.email is not null and u.email_meta ->> 'verified'
      and (u.email_meta ->> 'rounds' or u.email_meta ->> 'results')
    union all
    select p.no, p.email, null, coalesce(o.language, d.language), 1, 1
    from players p join tournaments t on t.id = p.tournament_id
      left join users o on o.id = p.user_id left join users d on d.id = t.organiser_id
    where p.tournament_id = ${tournament} and p.email is not null`)

/** The digests of addresses that want no letters about a tournament. */
export async function listStops(db: Db, tournament: string): Promise<Set<string>> {
  const rows = await db
    .select({ address: letterStops.address })
    .from(letterStops)
    .where(eq(letterStops.tournamentId, tournament))
  return new Set(rows.map(({ address }) => address))
}

interface RoundLetters {
  told: LetterMark[]
  letters: NewLetter[]
}

/**
 * Saves letters and what they tell, unless the rounds have changed since `due` was read. A letter about a pairing that
 * still waits is replaced.
 */
export async function save(db: Db, { tournament, n }: DueTournament, found: RoundLetters): Promise<void> {
  const isCurrent = sql`exists (select 1 from round_letters_due where tournament_id = ${tournament} and n = ${n})`
  const outdated = found.told.filter(({ kind }) => kind === 'pairing').map(({ entry }) => entry)
  await runBatch(db, [
    sql`delete from letters where tournament_id = ${tournament} and told = 'pairing' and failed_at is null
      and entry in (select value from json_each(${JSON.stringify(outdated)})) and ${isCurrent}`,
    ...toldWrites(tournament, found.told, isCurrent),
    // No letter to a user who has deleted their account, or an address that was taken away, since they were read.
    ...insertions(
      found.letters,
      sql`(value ->> 'userId' in (select id from users) or exists (select 1 from players p where p.tournament_id =
        ${tournament} and p.no = value ->> 'entry' and p.email = value ->> 'recipient')) and ${isCurrent}`,
    ),
    sql`delete from round_letters_due where tournament_id = ${tournament} and n = ${n}`,
  ])
}

const toldWrites = (tournament: string, told: LetterMark[], condition: SQL): SQL[] =>
  jsonChunks(told).map(
    (chunk) => sql`
      insert into round_letters (tournament_id, round, kind, entry, opponent, seat)
      select ${tournament}, value ->> 'round', value ->> 'kind', value ->> 'entry', value ->> 'opponent', value ->> 'seat'
      from json_each(${chunk}) where ${condition}
      on conflict do update set opponent = excluded.opponent, seat = excluded.seat`,
  )

/** An address gets no more letters about a tournament, also none that waits; `digest` is that of the address. */
export const stop = (db: Db, tournament: string, address: string, digest: string): Promise<unknown> =>
  runBatch(db, [
    sql`insert into letter_stops (tournament_id, address) select id, ${digest} from tournaments where id = ${tournament}
      on conflict do nothing`,
    sql`delete from letters where tournament_id = ${tournament} and recipient = ${address}`,
  ])
