import { sql, type SQL } from 'drizzle-orm'
import { PERSON_NOTE } from '#core/festival/list-acts.ts'
import type { FestivalPerson } from '#core/festival/person.ts'
import type { FestivalPlace } from '#core/festival/waiting.ts'
import type { DeskPayment } from '#core/rows/festival-rows.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'

/** A person as stored. */
export interface RegisteredPerson extends FestivalPerson {
  no: number
  email: string | null
  /** Whether they agreed to emails about their entry and their rounds. */
  letters: 0 | 1
  /** The language in which they entered; null: not known. */
  language: string | null
  note: string | null
  reference: string
  /** SHA-256 of the secret in the link to their entry. */
  secret: string | null
  identity: string
  createdAt: number
}

/** An entry in the list of a section’s tournament. */
interface SectionEntry {
  tournament: string
  no: number
  /** Number of the person in the festival; null: they did not enter by it. */
  person: number | null
  isWithdrawn: boolean
}

export interface Register {
  people: RegisteredPerson[]
  places: FestivalPlace[]
  payments: DeskPayment[]
  entries: SectionEntry[]
}

const PERSON = sql`no, first_name as firstName, last_name as lastName, title, rating, nationality, fide_id as fideId, sex,
  birth, club, email, letters, language, note, reference, secret, identity, created_at as createdAt`

/** Whose details are read: those of all, or of who has this secret, identity or number. */
export type Whose = { all: true } | { secret: string; identity?: string } | { identity: string } | { no: number }

const conditionOf = (whose: Whose): SQL =>
  'all' in whose
    ? sql`true`
    : 'no' in whose
      ? sql`no = ${whose.no}`
      : 'secret' in whose
        ? whose.identity === undefined
          ? sql`secret = ${whose.secret}`
          : sql`(secret = ${whose.secret} or identity = ${whose.identity})`
        : sql`identity = ${whose.identity}`

/** The register of a festival, with all places, and those people who are asked for with their payments. */
export async function loadRegister(db: Db, festival: string, whose: Whose): Promise<Register> {
  const condition = conditionOf(whose)
  const [people, places, payments, entries] = await runBatch(db, [
    sql`select ${PERSON} from festival_people where festival_id = ${festival} and ${condition} order by no`,
    sql`select person, tournament_id as tournament, state, asked_at as askedAt, offered_until as offeredUntil, price
      from festival_places where festival_id = ${festival} order by asked_at, person`,
    sql`select p.no, p.person, p.amount, p.way, p.day, p.note, u.username as "by", p.at
      from festival_payments p left join users u on u.id = p."by" where p.festival_id = ${festival}
        and p.person in (select no from festival_people where festival_id = ${festival} and ${condition})
      order by p.no`,
    sql`select p.tournament_id as tournament, p.no, p.meta ->> ${`$.${PERSON_NOTE}`} as person,
        p.active = 0 or p.withdrawn_from is not null as isWithdrawn
      from festival_sections s join players p on p.tournament_id = s.tournament_id where s.festival_id = ${festival}`,
  ])
  return {
    people: people!.results as RegisteredPerson[],
    places: places!.results as FestivalPlace[],
    payments: payments!.results as DeskPayment[],
    entries: (entries!.results as (Omit<SectionEntry, 'isWithdrawn'> & { isWithdrawn: 0 | 1 })[]).map((entry) => ({
      ...entry,
      isWithdrawn: entry.isWithdrawn === 1,
    })),
  }
}

/** Statements that save people; their numbers are new or known. */
export const personStatements = (festival: string, people: readonly RegisteredPerson[], landed: SQL): SQL[] =>
  people.flatMap((person) => [
    sql`insert into festival_people (festival_id, no, first_name, last_name, title, rating, nationality, fide_id, sex, birth,
        club, email, letters, language, note, reference, secret, identity, created_at)
      select ${festival}, ${person.no}, ${person.firstName}, ${person.lastName}, ${person.title}, ${person.rating},
        ${person.nationality}, ${person.fideId}, ${person.sex}, ${person.birth}, ${person.club}, ${person.email},
        ${person.letters}, ${person.language}, ${person.note}, ${person.reference}, ${person.secret}, ${person.identity}, ${person.createdAt} where ${landed}
      on conflict (festival_id, no) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        title = excluded.title, rating = excluded.rating, nationality = excluded.nationality, fide_id = excluded.fide_id,
        sex = excluded.sex, birth = excluded.birth, club = excluded.club, identity = excluded.identity`,
    sql`update festivals set last_no = max(last_no, ${person.no}) where id = ${festival} and ${landed}`,
  ])

/**
 * Statements that save places, and what each section counts of them: people whose place is taken but who aren’t in its
 * list, and those who wait.
 */
export const placeStatements = (festival: string, places: readonly FestivalPlace[], landed: SQL): SQL[] =>
  places.length === 0
    ? []
    : [
        sql`insert into festival_places (festival_id, person, tournament_id, state, asked_at, offered_until, price)
          select ${festival}, value ->> 'person', value ->> 'tournament', value ->> 'state', value ->> 'askedAt',
            value ->> 'offeredUntil', value ->> 'price'
          from json_each(${JSON.stringify(places)}) where ${landed}
          on conflict (festival_id, person, tournament_id) do update set state = excluded.state,
            asked_at = excluded.asked_at, offered_until = excluded.offered_until, price = excluded.price`,
        sql`update festival_sections set
            held = (select count(*) from festival_places p where p.festival_id = festival_sections.festival_id
              and p.tournament_id = festival_sections.tournament_id and p.state in ('asked', 'offered')),
            waiting = (select count(*) from festival_places p where p.festival_id = festival_sections.festival_id
              and p.tournament_id = festival_sections.tournament_id and p.state = 'waiting')
          where festival_id = ${festival} and ${landed}`,
      ]

export const paymentStatement = (
  festival: string,
  { person, amount, way, day, note, at }: Omit<DeskPayment, 'no' | 'by'>,
  by: string,
  landed: SQL,
): SQL => sql`
  insert into festival_payments (festival_id, no, person, amount, way, day, note, "by", at)
  select ${festival}, coalesce((select max(no) from festival_payments where festival_id = ${festival}), 0) + 1, ${person},
    ${amount}, ${way}, ${day}, ${note}, ${by}, ${at} where ${landed}`

export const noPaymentStatement = (festival: string, no: number, landed: SQL): SQL => sql`
  delete from festival_payments where festival_id = ${festival} and no = ${no} and ${landed}`

/** A person who agreed to letters. */
export interface PlaceReader {
  no: number
  name: string
  email: string
  language: string | null
}

/** Those of these people who agreed to letters. */
export const listPlaceReaders = (db: Db, festival: string, nos: readonly number[]): Promise<PlaceReader[]> =>
  db.all(sql`
    select no, trim(first_name || ' ' || last_name) as name, email, language from festival_people
    where festival_id = ${festival} and no in (select value from json_each(${JSON.stringify(nos)}))
      and letters = 1 and email is not null`)

/** An address gets no more letters about a festival and its sections; `digest` is that of the address. */
export const stopPlaceLetters = (db: Db, festival: string, address: string, digest: string): Promise<unknown> =>
  runBatch(db, [
    sql`update festival_people set letters = 0 where festival_id = ${festival} and email = ${address}`,
    sql`insert into letter_stops (tournament_id, address)
      select tournament_id, ${digest} from festival_sections where festival_id = ${festival} on conflict do nothing`,
    sql`delete from letters where recipient = ${address} and tournament_id in
      (select tournament_id from festival_sections where festival_id = ${festival})`,
  ])

/** Public festivals with places that were held until a time before `now`. */
export async function listLapsed(db: Db, now: number): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    select distinct p.festival_id as id from festival_places p join festivals f on f.id = p.festival_id
    where p.state = 'offered' and p.offered_until <= ${now} and f.stage <> 'draft'`)
  return rows.map(({ id }) => id)
}

/** SQL condition: this person is not in the section’s list. */
export const isNotListed = (tournament: string, person: number): SQL => sql`not exists (
  select 1 from players where tournament_id = ${tournament} and meta ->> ${`$.${PERSON_NOTE}`} = ${person})`

/** Names of people by their numbers. */
export async function listPersonNames(db: Db, festival: string): Promise<Map<number, string>> {
  const rows = await db.all<{ no: number; name: string }>(sql`
    select no, trim(first_name || ' ' || last_name) as name from festival_people where festival_id = ${festival}`)
  return new Map(rows.map(({ no, name }) => [no, name]))
}

/** Numbers of a section’s entries, each with the number of the person who entered by the festival. */
export async function listRegistered(db: Db, tournament: string): Promise<[no: number, person: number][]> {
  const rows = await db.all<{ no: number; person: number }>(sql`
    select no, meta ->> ${`$.${PERSON_NOTE}`} as person from players
    where tournament_id = ${tournament} and meta is not null and meta ->> ${`$.${PERSON_NOTE}`} is not null`)
  return rows.map(({ no, person }) => [no, person])
}
