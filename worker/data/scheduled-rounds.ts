import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

const AT_ONCE = 50

/** Drawn rounds whose time of publication has come. */
export const listDueRounds = (db: Db, now: number): Promise<{ id: string; round: number; publishAt: number }[]> =>
  db.all(sql`
    select d.tournament_id as id, d.round, d.publish_at as publishAt
    from draws d join tournaments t on t.id = d.tournament_id and t.round = d.round - 1
    where d.publish_at <= ${now} order by d.publish_at limit ${AT_ONCE}`)
