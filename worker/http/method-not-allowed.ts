import * as say from '#words/answers.js'
import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { generalCode } from '#core/contract/errors.ts'
import { ERROR_CODE } from '#core/contract/api-headers.ts'
import type { AppEnv } from '../env.ts'
import { inReaderLanguage } from './reader-language.ts'

/** Answers 405 if one of these calls has the address with another method; OPTIONS lists the methods. */
export const refuseOtherMethods = (calls: Hono<AppEnv>) =>
  methodNotAllowed<AppEnv>({
    app: calls,
    onMethodNotAllowed(c, methods) {
      const allow = [...methods, 'OPTIONS'].join(', ')
      if (c.req.method === 'OPTIONS') {
        // Otherwise the headers of the 404 would stay.
        c.res = undefined
        return c.body(null, 204, { allow, ...CORS })
      }
      c.header('allow', allow)
      throw new HTTPException(405, {
        message: inReaderLanguage(c, () => say.methodNotAllowed({ method: c.req.method })),
      })
    },
  })

/** The answer for an unknown API address. It is returned, not thrown: the middleware above examines answers only. */
export const noSuchCall = (c: Context<AppEnv>): Response =>
  c.text(inReaderLanguage(c, say.unknownApiCall), 404, { 'cache-control': 'no-store', [ERROR_CODE]: generalCode(404)! })

// Any page may read public answers, without credentials.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': '86400',
}
