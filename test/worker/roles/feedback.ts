import { signedIn, type Row } from './row.ts'

export const FEEDBACK_ROWS: Row[] = [
  {
    call: 'post /profile/submitFeedback',
    ask: () => ({ path: '/profile/submitFeedback', body: { title: 'Ticks', type: 'bug', content: 'Hm' } }),
    answers: signedIn(200),
  },
  {
    call: 'post /notice/save',
    ask: () => ({ path: '/notice/save', body: { title: 'Maintenance', content: 'On Sunday.' } }),
    answers: signedIn(403, { siteAdmin: 200 }),
  },
  {
    call: 'post /notice/takeDown',
    ask: () => ({ path: '/notice/takeDown', body: { id: 999_999_999 } }),
    answers: signedIn(403, { siteAdmin: 404 }),
  },
]
