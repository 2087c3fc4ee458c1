const NOW = Date.UTC(2026, 10, 20, 19)
const message = (words: string) => () => ({ message: words })

export const FOLLOWING_ANSWERS: Record<string, () => unknown> = {
  '/following/sync': () => ({
    stars: ['name battery11', 'event rivers', 'festival quay'],
    secret: 'q2nJH0nS5b8kqTnU0bM3yV9wXc4dR7fG1hL6pZ8aEtI',
    feed: 'n4hW7cT1eY9sK3vB6mQ8xZ2jP5rD0gL_aFuOiRkXyCw',
    isAccount: false,
  }),
  '/following/look': () => ({
    events: [
      {
        id: 'rivers',
        name: 'Rivers Club League',
        address: 'rivers',
        round: 7,
        totalRounds: 9,
        active: true,
        nextAt: NOW + 86_400_000,
        competitors: 'team',
        summary: null,
      },
    ],
    festivals: [
      {
        id: 'quay',
        name: 'Quay Festival',
        logoURL: null,
        place: 'Quay',
        firstDay: '2026-12-27',
        lastDay: '2026-12-30',
        sections: 3,
      },
    ],
    names: [{ star: 'name battery11', name: 'Battery11', href: '/player/rivers-1' }],
    publicKey: null,
    starred: { now: [], next: [], last: [] },
    own: { now: [], next: [], last: [] },
  }),
  '/following/tell': message('This browser is notified from now on.'),
  '/following/tellNoMore': message('This browser isn’t notified any more.'),
  '/following/forget': message('Deleted. The addresses of this list no longer work.'),
}
