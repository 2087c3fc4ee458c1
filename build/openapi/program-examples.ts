import { DAY } from '#core/time.ts'

const NOW = Date.UTC(2026, 10, 20, 19)
const message = (words: string) => () => ({ message: words })

const madeToken = {
  id: 't-h7k2m9x4q8wz',
  name: 'Results board',
  scope: 'results',
  createdAt: NOW,
  expiresAt: NOW + 90 * DAY,
}
const boards = {
  round: 8,
  sources: [
    {
      id: 'k7mq2x9d',
      kind: 'pgn',
      address: 'https://club.example.org/live/round-{round}/games.pgn',
      rank: 1,
      isOn: true,
      trustsBoards: false,
      askedAt: NOW,
      nextAt: NOW + 5000,
      answeredAt: NOW,
      games: 2,
      matched: 1,
      bytes: 5120,
      problem: null,
      status: null,
    },
  ],
  boards: [
    {
      no: 3,
      board: 1,
      game: 1,
      label: '3',
      white: 'Ilmari Kuusisto',
      black: 'Bartosz Kaczorowski',
      plies: 97,
      clocks: [1325, 1860],
      move: '49. Kf3',
      state: 'over',
      says: '==',
      byKings: false,
      flags: [],
      changedAt: NOW,
      source: 'k7mq2x9d',
      matchedBy: 'ids',
      key: '503240|1130420',
    },
  ],
  unmatched: [
    {
      source: 'k7mq2x9d',
      key: '#8',
      white: '',
      black: '',
      board: 8,
      plies: 0,
      why: 'noNames',
      guesses: [{ no: 8, label: '8. Giulia Castellani – Kerem Özdemir', reason: 'boardNumber' }],
    },
  ],
  without: [{ no: 8, label: '8. Giulia Castellani – Kerem Özdemir' }],
  proposals: [
    {
      no: 3,
      label: '3. Ilmari Kuusisto – Bartosz Kaczorowski',
      outcome: '==',
      isTeam: false,
      by: 'source',
      agrees: ['w'],
      differs: [],
      isUnplayed: false,
      confirmed: null,
      isAgreeing: true,
    },
  ],
  aliases: [],
}

const madeWebhook = {
  id: 'w-h7k2m9x4q8wz',
  url: 'https://club.example.org/kibitz',
  events: ['published', 'result'],
  createdAt: NOW,
  failingSince: null,
  disabledAt: null,
  waiting: 0,
  deliveries: [
    { id: 'w-h7k2m9x4q8wz-45-0', event: 'published', createdAt: NOW, triedAt: NOW, doneAt: NOW, status: 204 },
  ],
}
/** Answers of calls about access tokens and webhooks. */
export const PROGRAM_ANSWERS: Record<string, () => unknown> = {
  '/profile/tokens': () => [{ ...madeToken, usedAt: NOW }],
  '/profile/tokens/create': () => ({
    ...madeToken,
    usedAt: null,
    token: 'kbz_q2nJH0nS5b8kqTnU0bM3yV9wXc4dR7fG1hL6pZ8aEtI',
  }),
  '/profile/tokens/revoke': message('Token revoked.'),
  '/tournament/:id/getBoards': () => boards,
  '/tournament/:id/lookAtBoards': () => boards,
  '/tournament/:id/addBoardSource': () => ({ source: 'k7mq2x9d', message: 'Source added.' }),
  '/tournament/:id/changeBoardSource': message('Source changed.'),
  '/tournament/:id/removeBoardSource': message('Source removed.'),
  '/tournament/:id/resetBoardSource': message(
    'The games of this source are forgotten. They come again with its next answer.',
  ),
  '/tournament/:id/assignBoard': message('Assigned.'),
  '/tournament/:id/forgetBoardName': message('Name forgotten.'),
  '/tournament/:id/takeBoardResults': () => ({ message: '1 result entered.', version: 61 }),
  '/tournament/:id/makeBoardToken': () => ({
    token: 'kbz_q2nJH0nS5b8kqTnU0bM3yV9wXc4dR7fG1hL6pZ8aEtI',
    message: 'Token made. It is shown only once.',
  }),
  '/tournament/:id/getWebhooks': () => [madeWebhook],
  '/tournament/:id/addWebhook': () => ({
    id: madeWebhook.id,
    secret: 'whsec_q2nJH0nS5b8kqTnU0bM3yV9wXc4dR7fG1hL6pZ8aEtI=',
  }),
  '/tournament/:id/removeWebhook': message('Webhook removed.'),
  '/tournament/:id/resumeWebhook': message('Sending again.'),
  '/tournament/:id/repeatDelivery': message('Sending again.'),
}
