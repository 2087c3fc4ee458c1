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
  '/tournament/:id/getWebhooks': () => [madeWebhook],
  '/tournament/:id/addWebhook': () => ({
    id: madeWebhook.id,
    secret: 'whsec_q2nJH0nS5b8kqTnU0bM3yV9wXc4dR7fG1hL6pZ8aEtI=',
  }),
  '/tournament/:id/removeWebhook': message('Webhook removed.'),
  '/tournament/:id/resumeWebhook': message('Sending again.'),
  '/tournament/:id/repeatDelivery': message('Sending again.'),
}
