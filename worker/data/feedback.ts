import type { Db } from './db.ts'

/** A post of feedback as everybody may read it. */
export interface Post {
  id: string
  title: string
  type: 'suggestion' | 'bug' | 'other'
  /** Markdown. */
  content: string
  username: string | null
  createdAt: number
}

/** A post by its id. */
export const find = (db: Db, id: string): Promise<Post | null> =>
  db.$client
    .prepare(
      `select f.id, title, type, content, u.username, f.created_at as createdAt
       from feedback f left join users u on u.id = f.user_id where f.id = ?1`,
    )
    .bind(id)
    .first<Post>()

/** Keeps a post; `link` is where it stands. */
export const save = (db: Db, post: Omit<Post, 'username'> & { userId: string; link: string }): Promise<D1Result> =>
  db.$client
    .prepare(
      'insert into feedback (id, user_id, title, type, content, link, created_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
    )
    .bind(post.id, post.userId, post.title, post.type, post.content, post.link, post.createdAt)
    .run()
