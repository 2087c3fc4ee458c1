import { signedIn, type Row } from './row.ts'

const own = (call: string, body: object | undefined, status: number): Row => ({
  call,
  ask: () => ({ path: call.split(' ')[1]!, ...(body && { body }) }),
  answers: signedIn(status),
})

/** Calls on one's own profile: none names a user, so none can reach another user's. */
export const PROFILE_ROWS: Row[] = [
  own('post /profile/updateSetting', { theme: 'dark' }, 200),
  own('post /profile/updateAccount', { account: 'bio', data: 'Hello' }, 200),
  own('post /profile/removeAccount', { account: 'chessCom' }, 404),
  own('post /profile/email/verify', {}, 409),
  own('post /profile/email/authenticate', { code: 'x'.repeat(43) }, 404),
  own('post /profile/chessCom/link', { username: '' }, 200),
  own('get /profile/chessCom/token', undefined, 404),
  own('post /profile/chessCom/verify', {}, 404),
  own('get /profile/lichess/authorize', undefined, 200),
  own('post /profile/lichess/link', { code: 'x', state: 'x'.repeat(43) }, 409),
  own('get /profile/lichess/updateFrom', undefined, 404),
  own('get /profile/lichess/games', undefined, 200),
  own('post /profile/lichess/stopGames', {}, 404),
  own('get /profile/facebook/authorize', undefined, 503),
  own('post /profile/facebook/link', { id: '1', accessToken: 'x' }, 503),
  own('get /profile/sessions', undefined, 200),
  own('post /profile/endSessions', { id: 'x'.repeat(16) }, 404),
  own('get /profile/tokens', undefined, 200),
  own('post /profile/tokens/create', { name: 'Results board', scope: 'read' }, 200),
  own('post /profile/tokens/revoke', { id: 't-nobodys' }, 404),
  own('get /profile/data', undefined, 200),
  own('post /profile/delete', { password: 'not the password', name: 'keep' }, 403),
]
