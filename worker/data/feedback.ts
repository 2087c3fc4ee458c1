import { eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { feedback, users } from './schema/index.ts'

/** A post by its id, as everybody may read it. */
export const find = (db: Db, id: string) =>
  db
    .select({
      id: feedback.id,
      title: feedback.title,
      type: feedback.type,
      content: feedback.content,
      username: users.username,
      createdAt: feedback.createdAt,
    })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.userId))
    .where(eq(feedback.id, id))
    .get()

/** Keeps a post; `link` is where it stands. */
export const save = (db: Db, post: typeof feedback.$inferInsert) => db.insert(feedback).values(post).run()
