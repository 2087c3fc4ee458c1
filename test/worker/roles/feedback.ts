import { signedIn, type Row } from './row.ts'

export const FEEDBACK_ROWS: Row[] = [
  {
    call: 'post /profile/submitFeedback',
    ask: () => ({ path: '/profile/submitFeedback', body: { title: 'Ticks', type: 'bug', content: 'Hm' } }),
    answers: signedIn(200),
  },
]
