import { Hono } from 'hono'
import { html } from 'hono/html'
import type { App } from '../env.ts'
import { notFound } from '../http/errors.ts'

const LATEST = 'select recipient, subject, body, created_at as createdAt from letters order by id desc limit 100'

interface Kept {
  recipient: string
  subject: string
  body: string
  createdAt: number
}

/** The letters that no service took, for those who develop; elsewhere nothing is here. */
export const mailRoutes = new Hono<App>().get('/', async (c) => {
  if (c.env.ENVIRONMENT !== 'development') throw notFound('There is no such page.')
  const { results } = await c.env.DB.prepare(LATEST).all<Kept>()
  c.header('cache-control', 'no-store')
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <title>Letters</title>
          <meta name="viewport" content="width=device-width" />
        </head>
        <body>
          <h1>Letters</h1>
          ${results.map(
            ({ recipient, subject, body, createdAt }) =>
              html`<article>
                <h2>${subject}</h2>
                <p>To ${recipient}, ${new Date(createdAt).toISOString()}</p>
                <pre>
${body.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : part))}</pre>
              </article>`,
          )}
          ${results.length === 0 ? html`<p>None yet.</p>` : ''}
        </body>
      </html>`,
  )
})
