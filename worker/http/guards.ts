import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../env.ts'

const LONGEST_URL = 2048
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** No address of ours is longer than 2 KB. */
export const shortEnough = createMiddleware<App>(async (c, next) => {
  if (c.req.url.length > LONGEST_URL) throw new HTTPException(414, { message: 'That address is too long.' })
  await next()
})

const FOREIGN = 'That is for pages of this site.'

/** Whether a page of ours asks; the client that reloads while developing has a port of its own. */
function isOurs(c: Context<App>, origin: string): boolean {
  if ([c.req.url, c.env.SITE_URL].some((url) => new URL(url).origin === origin)) return true
  return c.env.ENVIRONMENT === 'development' && LOCAL.test(origin)
}

/**
 * What changes something is taken from pages of this site alone, which a browser says by Origin. hono's `csrf` looks only
 * at bodies that a form can send, and lets a request without Origin pass by another header.
 */
export const ownPage = createMiddleware<App>(async (c, next) => {
  const origin = c.req.header('origin')
  if (c.req.method === 'POST' && (origin === undefined || !isOurs(c, origin))) {
    throw new HTTPException(403, { message: FOREIGN })
  }
  await next()
})

/** The same for a GET that changes something: another site cannot set the header it needs; a browser also says who asks. */
export const ownGet = createMiddleware<App>(async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw new HTTPException(403, { message: FOREIGN })
  await next()
})

/** Sockets are opened by our own pages: a browser says where a page is from, and other programs have no cookies to abuse. */
export const fromHere = createMiddleware<App>(async (c, next) => {
  const origin = c.req.header('origin')
  if (origin !== undefined && !isOurs(c, origin)) {
    throw new HTTPException(403, { message: 'Live updates are for pages of this site.' })
  }
  if (origin === undefined && c.req.header('cookie') !== undefined) {
    throw new HTTPException(403, { message: 'Live updates need to know which page asks.' })
  }
  await next()
})
