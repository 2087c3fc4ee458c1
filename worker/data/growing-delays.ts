import { SECOND } from '#core/time.ts'
import type { Db } from './db.ts'

/**
 * How fast something may be tried again: the first `free` tries need no wait, the next one a second, each further one
 * about twice as long as the one before, at most `longest` milliseconds. In every `longest` one try is forgotten.
 */
export interface Pace {
  free: number
  longest: number
}
export interface PacedKey extends Pace {
  key: string
}

/** `tries.count` is in thousandths, because tries are forgotten little by little. */
const PARTS = 1000
const LONGEST_SHIFT = 30

/** D1 binds numbers as reals, which would not be divided as integers. */
const integer = (parameter: string): string => `cast(${parameter} as integer)`
const [NOW, LONGEST, FREE] = [integer('?2'), integer('?3'), integer('?4')]

/** What is not yet forgotten, in thousandths of a try. */
const LEVEL = `max(0, (until - ${NOW}) * ${PARTS} / ${LONGEST})`
const LAST_TRY = `until - count * ${LONGEST} / ${PARTS}`
const DELAY = `case when ${LEVEL} + ${PARTS} <= ${FREE} then 0
  else min(${LONGEST}, ${SECOND} << min(${LONGEST_SHIFT}, (count - ${FREE} + ${PARTS - 1}) / ${PARTS})) end`

const ADMIT = `
  insert into tries (key, count, until) values (?1, ${PARTS}, ${NOW} + ${LONGEST})
  on conflict (key) do update set
    count = ${LEVEL} + ${PARTS},
    until = ${NOW} + (${LEVEL} + ${PARTS}) * ${LONGEST} / ${PARTS}
  where ${NOW} >= ${LAST_TRY} + ${DELAY}
  returning count`

const WAIT = `select ${LAST_TRY} + ${DELAY} - ${NOW} as wait from tries where key = ?1`

/** `until` moves too, so that the time of the last try, from which delays count, stays the same. */
const TAKE_BACK = `
  update tries set
    until = until - min(count, ${PARTS}) * ${integer('?2')} / ${PARTS},
    count = max(count - ${PARTS}, 0)
  where key = ?1`

/** ?1: key, ?2: now, ?3: longest, ?4: free tries in thousandths. */
const bound = ({ $client }: Db, sql: string, now: number, { key, free, longest }: PacedKey): D1PreparedStatement =>
  $client.prepare(sql).bind(key, now, longest, free * PARTS)

/**
 * Counts a try under each key that needs no wait now. Returns the tries so far by key; undefined for a key that has to
 * wait, where nothing is counted. One statement decides and counts, so concurrent tries are all counted.
 */
export async function admit(db: Db, keys: PacedKey[], now: number): Promise<(number | undefined)[]> {
  const answers = await db.$client.batch<{ count: number }>(keys.map((one) => bound(db, ADMIT, now, one)))
  return answers.map(({ results: [row] }) => row && row.count / PARTS)
}

/** Milliseconds until none of these keys has to wait. */
export async function waitOf(db: Db, keys: PacedKey[], now: number): Promise<number> {
  const answers = await db.$client.batch<{ wait: number }>(keys.map((one) => bound(db, WAIT, now, one)))
  return Math.max(0, ...answers.map(({ results: [row] }) => row?.wait ?? 0))
}

/** Takes back one counted try of each key. */
export async function takeBack(db: Db, keys: PacedKey[]): Promise<void> {
  const { $client } = db
  await $client.batch(keys.map(({ key, longest }) => $client.prepare(TAKE_BACK).bind(key, longest)))
}
