import { drizzle } from 'drizzle-orm/d1'

/** The database as the tables of `schema/` know it: camel-case fields over snake-case columns. */
export const open = (d1: D1Database) => drizzle(d1, { casing: 'snake_case' })
export type Db = ReturnType<typeof open>
