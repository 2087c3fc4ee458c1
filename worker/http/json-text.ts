import type { Context, TypedResponse } from 'hono'

/** An answer whose JSON is written already; `Body` says what stands in it. */
export const jsonText = <Body>(c: Context, text: string): Response & TypedResponse<Body, 200, 'json'> =>
  c.body(text, 200, { 'content-type': 'application/json' }) as Response as Response & TypedResponse<Body, 200, 'json'>
