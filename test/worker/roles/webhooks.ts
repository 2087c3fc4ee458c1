import { signedIn, type Row } from './row.ts'

const RUN = { director: 200, deputy: 200, siteAdmin: 200 }
const NONE = { director: 404, deputy: 404, siteAdmin: 404 }
const URL = 'https://club.kibitz-tests.org/hook'

export const WEBHOOK_ROWS: Row[] = [
  {
    call: 'get /tournament/:id/getWebhooks',
    reads: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/getWebhooks` }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/addWebhook',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/addWebhook`, body: { url: URL, events: ['result'] } }),
    answers: signedIn(403, RUN),
  },
  {
    call: 'post /tournament/:id/addWebhook',
    of: 'a private tournament',
    isPrivate: true,
    ask: ({ cup }) => ({ path: `/tournament/${cup}/addWebhook`, body: { url: URL, events: ['result'] } }),
    answers: signedIn(404, { player: 403, ...RUN }),
  },
  {
    call: 'post /tournament/:id/removeWebhook',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/removeWebhook`, body: { webhook: 'w-nobodys' } }),
    answers: signedIn(403, NONE),
  },
  {
    call: 'post /tournament/:id/resumeWebhook',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/resumeWebhook`, body: { webhook: 'w-nobodys' } }),
    answers: signedIn(403, NONE),
  },
  {
    call: 'post /tournament/:id/repeatDelivery',
    ask: ({ cup }) => ({ path: `/tournament/${cup}/repeatDelivery`, body: { delivery: 'w-nobodys-1-0' } }),
    answers: signedIn(403, NONE),
  },
]
