const USER = 'u-battery11'
const key = `$2b$10$${'a'.repeat(53)}`
const CODE = 'iR1xE8z9mJvKQ2p0tLw5nB7cY4dS6fG3hA_oUuXyZkM'
const ENDPOINT = 'https://push.example.org/send/h7k2m9x4q8wz'
const member = { username: 'battery11' }
const byCode = { method: 'code', code: 'K7QM-3XWP' }
const answerClaim = { user: USER, no: 3, accept: true }

/** What a call may be sent, by its path. */
export const BODIES: Record<string, object> = {
  '/login': { username: 'demo_player', password: 'kibitz-demo' },
  '/register': { username: 'new_player', password: 'a long password', email: 'name@example.org' },
  '/requestPasswordReset': { username: 'demo_player' },
  '/requestUsernameReminder': { email: 'name@example.org' },
  '/triggerPasswordReset': { sid: CODE, password: 'a long password', passwordRepeat: 'a long password' },
  '/profile/updateSetting': { theme: 'dark' },
  '/profile/updateAccount': { account: 'bio', data: 'Plays on Tuesdays.' },
  '/profile/removeAccount': { account: 'lichess' },
  '/profile/email/verify': { force: true },
  '/profile/email/authenticate': { code: CODE },
  '/profile/chessCom/link': { username: 'Battery11' },
  '/profile/lichess/link': { code: 'liu_h7k2m9x4q8wz', state: CODE },
  '/profile/facebook/link': { id: '1234567890', accessToken: 'EAAB…' },
  '/profile/endSessions': {},
  '/profile/delete': { password: 'kibitz-demo', name: 'keep' },
  '/profile/setReminder': { id: 'rivers-7-9', minutes: 15 },
  '/profile/removeReminder': { id: 'rivers-7-9' },
  '/profile/push/subscribe': { endpoint: ENDPOINT, keys: { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) } },
  '/profile/push/unsubscribe': { endpoint: ENDPOINT },
  '/profile/readNotification': { id: 1 },
  '/profile/submitFeedback': { title: 'Bigger squares', type: 'suggestion', content: 'They show how far a round is.' },
  '/team/:id/addUser': member,
  '/team/:id/removeUser': member,
  '/team/:id/setLevel': { ...member, level: 1 },
  '/team/:id/update': { description: 'Eight boards in Brno.' },
  '/team/:id/merge': { to: 'rook-city', keepFields: ['description'] },
  '/team/:id/create': byCode,
  '/player/:id/create': byCode,
  '/player/:id/createCode': {},
  '/team/:id/createCode': {},
  '/tournament/create': { name: 'Mill Pond Rapid', rounds: 9 },
  '/tournament/import': {
    name: 'Krumlov Open',
    report: '012 Krumlov Open\n062 8\n…',
    repairs: 'Line 14: a missing rating read as 0.',
  },
  '/tournament/:id/change': { request: { type: 'draw', round: 1 } },
  '/tournament/:id/undo': { version: 45 },
  '/tournament/:id/join': {},
  '/tournament/:id/withdraw': {},
  '/tournament/:id/setResult': {
    match: 'rivers-7-1',
    points: [4.5, 3.5],
    reason: 'Board 3 was entered the wrong way round.',
  },
  '/tournament/:id/confirmResults': { round: 7 },
  '/tournament/:id/undoResult': { match: 'rivers-7-1' },
  '/tournament/:id/answerRequest': { user: USER, accept: true },
  '/tournament/:id/answerClaim': answerClaim,
  '/tournament/:id/confirmLink': { link: 'l-h7k2m9x4q8wz', accept: true },
  '/submit/gameLink': { id: 'channel-2-4', tournamentId: 'channel', link: 'https://lichess.org/AbCdEfGh' },
  '/submit/removeGameLink': { id: 'channel-2-4' },
  '/submit/result': { id: 'channel-2-4', outcome: '==' },
  '/submit/game': { idW: 'rivers-1', idB: 'rivers-2', tournamentId: 'rivers', round: 7, key, fetched: {}, games: [] },
}
