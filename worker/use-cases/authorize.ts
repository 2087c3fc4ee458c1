import * as say from '#words/answers.js'
import { may, type Level, type Permission } from '#core/people/levels.ts'
import { scopeRefusal, type CallScope } from '#core/people/scopes.ts'
import type { SessionUser } from '../data/sessions.ts'
import { forbidden, type Saying } from './refusal.ts'

const FORBIDDEN = say.noPermission

/** Throws 403 if this level is not enough. */
export function authorize(level: Level, act: Permission, message: Saying = FORBIDDEN): void {
  if (!may(level, act)) throw forbidden(message)
}

/** Throws 403 where the user asks by an access token whose scope is not enough. */
export function requireScope({ token }: SessionUser, needed: CallScope): void {
  const refusal = () => token && scopeRefusal(token.scope, needed)
  if (refusal() !== undefined) throw forbidden(refusal, 'token-scope')
}
