import type { Permission } from './levels.ts'

/** What an access token is good for, each with all before it. */
export const TOKEN_SCOPES = ['read', 'results', 'manage'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** What a program may change in somebody's name. All else, an account above all, takes a person at the site. */
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
/** What it may read of what only they see. */
const TO_READ: readonly Permission[] = ['editProfile', 'readNotifications', 'join', 'answerRequest', 'direct']

/** The scope that a call with this act needs; undefined where no token is enough. */
export function neededScope(method: string, act: Permission): TokenScope | undefined {
  if (method === 'POST') return TO_CHANGE[act]
  return TO_READ.includes(act) ? 'read' : undefined
}

/** Why a token of this scope is not enough, in a sentence; undefined when it is. */
export function scopeRefusal(scope: TokenScope, needed: TokenScope | undefined): string | undefined {
  if (needed === undefined) return 'Access tokens can’t do that. Sign in on the site instead.'
  if (TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(needed)) return undefined
  return `This needs an access token with the scope ${needed}. This one has ${scope}.`
}
