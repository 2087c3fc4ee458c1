import type { Permission } from './levels.ts'

/** Each scope includes the ones before it. */
export const TOKEN_SCOPES = ['read', 'results', 'manage'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

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
}
/** Private data that a token may read. */
const TO_READ: readonly Permission[] = ['editProfile', 'readNotifications', 'join', 'answerRequest', 'direct']

/** The scope that a call with this permission needs; undefined if tokens can't be used. */
export function neededScope(method: string, act: Permission): TokenScope | undefined {
  if (method === 'POST') return TO_CHANGE[act]
  return TO_READ.includes(act) ? 'read' : undefined
}

/** Why a token's scope is insufficient, in a sentence; undefined if it is sufficient. */
export function scopeRefusal(scope: TokenScope, needed: TokenScope | undefined): string | undefined {
  if (needed === undefined) return 'Access tokens can’t do that. Sign in on the site instead.'
  if (TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed)) return undefined
  return `This needs an access token with the scope ${needed}. This one has ${scope}.`
}
