import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as letters from '../data/letters.ts'
import type { AppEnv } from '../env.ts'
import { notFound } from '../use-cases/refusal.ts'

/** In development, the emails that wait: all, as no mail service is configured; 404 elsewhere. */
export const devMailRoutes = new Hono<AppEnv>().get('/', async (c) => {
  if (c.env.ENVIRONMENT !== 'development') throw notFound(say.pageNotFound)
  const latest = await letters.listLatest(c.var.db)
  c.header('cache-control', 'no-store')
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <title>Emails</title>
          <meta name="viewport" content="width=device-width" />
        </head>
        <body>
          <h1>Emails</h1>
          ${latest.map(
            ({ recipient, subject, body, createdAt }) =>
              html`<article>
                <h2>${subject}</h2>
                <p>To ${recipient}, ${new Date(createdAt).toISOString()}</p>
                <pre>
${body.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : part))}</pre>
              </article>`,
          )}
          ${latest.length === 0 ? html`<p>None yet.</p>` : ''}
        </body>
      </html>`,
  )
})
