import { eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { feedback, users } from './schema/index.ts'

/** The public part of a post. */
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

/** `link` leads to the post: an issue in the tracker, or its page on this site. */
export const save = (db: Db, post: typeof feedback.$inferInsert) => db.insert(feedback).values(post).run()
