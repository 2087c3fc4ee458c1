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

/** Sockets are opened by our own pages: a browser says where a page is from, and other programs have no cookies to abuse. */
export const fromHere = createMiddleware<App>(async (c, next) => {
  const origin = c.req.header('origin')
  const isHere = origin && [c.req.url, c.env.SITE_URL].some((url) => new URL(url).origin === origin)
  // The client that reloads while developing has a port of its own.
  const isLocal = origin && c.env.ENVIRONMENT === 'development' && LOCAL.test(origin)
  if (origin !== undefined && !isHere && !isLocal) {
    throw new HTTPException(403, { message: 'Live updates are for pages of this site.' })
  }
  if (origin === undefined && c.req.header('cookie') !== undefined) {
    throw new HTTPException(403, { message: 'Live updates need to know which page asks.' })
  }
  await next()
})
