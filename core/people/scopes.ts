import * as say from '#words/corePeople.js'
import type { Permission } from './levels.ts'

/** Each scope includes the ones before it. */
export const TOKEN_SCOPES = ['read', 'results', 'manage'] as const
/** The scopes that a user may choose for a token. */
export type ChosenScope = (typeof TOKEN_SCOPES)[number]

/** `boards` sends the moves of one event's boards, and reads nothing; `manage` includes it. */
export const ALL_SCOPES = [...TOKEN_SCOPES, 'boards'] as const
export type TokenScope = (typeof ALL_SCOPES)[number]

/** The scope that a call needs; `none`: no access token can make it. */
export type CallScope = TokenScope | 'none'

/** Scopes for calls that change something. Everything else, accounts above all, needs a session in the browser. */
const TO_CHANGE: Partial<Record<Permission, TokenScope>> = {
  addGameLink: 'results',
  removeGameLink: 'results',
  submitGame: 'results',
  reportResult: 'results',
  enterResult: 'results',
  join: 'manage',
  answerRequest: 'manage',
  createTournament: 'manage',
  direct: 'manage',
  manageSeason: 'manage',
  createLeague: 'manage',
  manageFestival: 'manage',
  createFestival: 'manage',
}
/** Private data that a token may read. */
const TO_READ: readonly Permission[] = [
  'editProfile',
  'readNotifications',
  'join',
  'answerRequest',
  'direct',
  'manageSeason',
  'manageFestival',
]

/** The scope that a call with this permission needs. */
export function neededScope(method: string, act: Permission): CallScope {
  if (method === 'POST') return TO_CHANGE[act] ?? 'none'
  return TO_READ.includes(act) ? 'read' : 'none'
}

/** Why a token's scope is insufficient, in a sentence; undefined if it is sufficient. */
export function scopeRefusal(scope: TokenScope, needed: CallScope): string | undefined {
  if (needed === 'none') return say.tokensNotForThis()
  return includes(scope, needed) ? undefined : say.tokenNeedsScope({ needed, scope })
}

function includes(scope: TokenScope, needed: TokenScope): boolean {
  if (scope === 'boards' || needed === 'boards') return scope === needed || scope === 'manage'
  return TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed)
}
