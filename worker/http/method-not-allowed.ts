import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { ERROR_CODE, generalCode } from '#core/contract/errors.ts'
import type { AppEnv } from '../env.ts'

/** 405 where one of these calls would take the address by another method; OPTIONS says which. */
export const refuseOtherMethods = (calls: Hono<AppEnv>) =>
  methodNotAllowed<AppEnv>({
    app: calls,
    onMethodNotAllowed(c, methods) {
      const allow = [...methods, 'OPTIONS'].join(', ')
      if (c.req.method === 'OPTIONS') {
        // Else the headers of the 404 would stay.
        c.res = undefined
        return c.body(null, 204, { allow, ...CORS })
      }
      c.header('allow', allow)
      throw new HTTPException(405, { message: `This address doesn’t accept ${c.req.method}.` })
    },
  })

/** The answer at an address of no call. It is not thrown, since only answers are looked through for other methods. */
export const noSuchCall = (c: Context<AppEnv>): Response =>
  c.text('Unknown API call.', 404, { 'cache-control': 'no-store', [ERROR_CODE]: generalCode(404)! })

// What is public may be read from any page, without saying who reads.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': '86400',
}
