import type { Context, TypedResponse } from 'hono'

/** An answer with JSON text; `Body` is the type of its content. */
export const jsonText = <Body>(c: Context, text: string): Response & TypedResponse<Body, 200, 'json'> =>
  c.body(text, 200, { 'content-type': 'application/json' }) as Response as Response & TypedResponse<Body, 200, 'json'>
