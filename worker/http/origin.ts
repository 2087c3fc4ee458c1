import * as say from '#words/answers.js'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../env.ts'
import { bearerToken } from './access-token.ts'
import { badRequest, forbidden } from '../use-cases/refusal.ts'
import { inReaderLanguage } from './reader-language.ts'

const MAX_URL_LENGTH = 2048
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** No address of ours is longer than 2 KB, or contains NUL, at which SQLite would end a text. */
export const limitUrl = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH)
    throw new HTTPException(414, { message: inReaderLanguage(c, say.addressTooLong) })
  if (c.req.url.includes('%00')) throw badRequest(say.addressUnreadable)
  await next()
})

const FOREIGN_ORIGIN = say.foreignOrigin

/** Whether the request comes from a page of this site; in development the client with hot reload has its own port. */
function isOwnOrigin(c: Context<AppEnv>, origin: string): boolean {
  if ([c.req.url, c.env.SITE_URL].some((url) => new URL(url).origin === origin)) return true
  return c.env.ENVIRONMENT === 'development' && LOCAL.test(origin)
}

/**
 * Accepts writes from our own origin only (CSRF). hono's `csrf` looks only at bodies that a form can send, and lets a
 * request without Origin pass by another header.
 */
export const requireOwnOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('origin')
  // Forms and pages of other sites can't send a token, and with a token no cookie counts.
  const isByCookie = bearerToken(c) === undefined
  if (c.req.method === 'POST' && isByCookie && (origin === undefined || !isOwnOrigin(c, origin))) {
    throw forbidden(FOREIGN_ORIGIN)
  }
  await next()
})

/**
 * The same for a GET that changes something: another site can't set the header it needs, and browsers send
 * Sec-Fetch-Site.
 */
export const requireSameOriginGet = createMiddleware<AppEnv>(async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw forbidden(FOREIGN_ORIGIN)
  await next()
})

/** Whether a page of another site asks. Programs other than browsers send no Origin. */
export function isForeign(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && !isOwnOrigin(c, origin)
}

/** Browsers send the Origin of the page; other programs have no cookies to abuse. */
export const requireSocketOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('origin') === undefined && c.req.header('cookie') !== undefined) {
    throw forbidden(say.originMissing)
  }
  await next()
})

/** For sockets that only pages of this site may open. */
export const requireOwnSocketOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (isForeign(c)) throw forbidden(say.roomOfThisSite)
  await next()
})
