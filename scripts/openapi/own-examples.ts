const NOW = Date.UTC(2026, 10, 20, 19)
const message = (words: string) => () => ({ message: words })
const asking = { user: 'u-battery11', username: 'battery11', name: 'Łukasz Ionescu', team: null, createdAt: NOW }
const claiming = {
  user: 'u-battery11',
  username: 'battery11',
  name: null,
  no: 3,
  entry: 'Łukasz Ionescu',
  createdAt: NOW,
}
const waitingLink = {
  ...{ id: 'l-h7k2m9x4q8wz', match: 'rivers-7-9', name: 'Les Fous de Nantes – Cork Blackwater' },
  ...{ link: 'https://www.chess.com/club/matches/live/70701', username: 'battery11', createdAt: NOW },
}
const begun = () => ({ sessionID: 'q2nJH0nS5b8kqTnU0bM3yV9wXc4dR7fG1hL6pZ8aEtI' })

/** What calls answer those who are signed in, or sign in, by their path. */
export const OWN_ANSWERS: Record<string, () => unknown> = {
  '/login': begun,
  '/register': begun,
  '/requestPasswordReset': message('Successfully sent a password reset link to the email on file. Check your inbox!'),
  '/requestUsernameReminder': message('Successfully sent a username reminder. Check your inbox!'),
  '/exchangeSession': message('Choose a new password for battery11.'),
  '/triggerPasswordReset': begun,
  '/endSession': message('You are signed out.'),
  '/profile': () => ({
    ...{ id: 'u-battery11', username: 'battery11', name: 'Łukasz Ionescu', level: 0, theme: 'dark' },
    ...{ backgroundURL: null, teams: [], players: ['rivers-1'], leads: [], directs: [], unseen: 1 },
  }),
  '/profile/updateSetting': message('Saved.'),
  '/profile/updateAccount': message('Saved.'),
  '/profile/removeAccount': message('The account is unlinked.'),
  '/profile/email/verify': message('A letter is on its way to name@example.org. Its link holds for an hour.'),
  '/profile/email/authenticate': message('Your email address is verified.'),
  '/profile/chessCom/link': message('Linked to Battery11. Now prove that it is yours.'),
  '/profile/chessCom/token': () => ({ token: 'K7QM-3XWP' }),
  '/profile/chessCom/verify': message('Your Chess.com account is verified. You may take the code out of your profile.'),
  '/profile/lichess/authorize': () => ({ url: 'https://lichess.org/oauth?response_type=code&client_id=kibitz' }),
  '/profile/lichess/link': message('Linked to Battery11.'),
  '/profile/lichess/updateFrom': message('Your account at Lichess is Battery11.'),
  '/profile/facebook/link': message('Linked.'),
  '/profile/data': () => ({ profile: [{ id: 'u-battery11', username: 'battery11' }], accounts: [] }),
  '/profile/delete': message('Your account is deleted.'),
  '/tournament/:id/getEntry': () => ({ state: 'none', mayWithdraw: false }),
  '/tournament/:id/join': () => ({ state: 'waiting', mayWithdraw: true }),
  '/tournament/:id/withdraw': () => ({ state: 'none', mayWithdraw: false }),
  '/tournament/:id/getRequests': () => [asking],
  '/tournament/:id/answerRequest': () => [],
  '/profile/notifications': () => [
    {
      ...{ id: 7, content: 'Round 7 is drawn: **Réti Sharks Brno** meet Zugzwang Utrecht.', role: 'draw' },
      ...{ link: '/t/rivers/pairings/7', seen: false, createdAt: NOW },
    },
  ],
  '/profile/readNotification': () => ({ unseen: 0 }),
  '/profile/reminders': () => [{ id: 'rivers-7-9', minutes: 15 }],
  '/profile/setReminder': () => [{ id: 'rivers-7-9', minutes: 15 }],
  '/profile/removeReminder': () => [],
  '/profile/push': () => ({ publicKey: null, browsers: 0 }),
  '/profile/push/subscribe': () => ({ browsers: 1 }),
  '/profile/push/unsubscribe': () => ({ browsers: 0 }),
  '/profile/tournaments': () => [],
  '/profile/submitFeedback': () => ({ link: 'https://kibitz.example/feedback/f-h7k2m9x4q8wz' }),
  '/feedback/:id': () => ({
    ...{ id: 'feedback-welcome', title: 'Round ticks are lovely', type: 'suggestion' },
    ...{ content: 'They tell at a glance how far an event is.', username: 'demo_player', createdAt: NOW },
  }),
  ...Object.fromEntries(
    (['player', 'team'] as const).flatMap((type) => [
      [`/${type}/:id/getClaim`, () => ({ state: 'open', ways: [{ method: 'code', why: null }], hint: null })],
      [
        `/${type}/:id/create`,
        () => ({ message: 'This entry is yours now.', id: type === 'team' ? 't-h7k2m9x4q8wz' : 'u-battery11' }),
      ],
      [`/${type}/:id/createCode`, () => ({ code: 'K7QM-3XWP', expiresAt: NOW })],
      [`/${type}/:id/requestClaim`, message('The tournament director is asked.')],
    ]),
  ),
  '/tournament/:id/getClaims': () => [claiming],
  '/tournament/:id/answerClaim': () => [],
  '/submit/gameLink': () => ({
    state: 'waiting',
    message: 'The tournament director is asked to confirm the game link.',
  }),
  '/submit/removeGameLink': message('The game link is removed.'),
  '/submit/game': () => ({ lookedAt: NOW, message: 'Thank you. The chess site was asked, and says how it stands.' }),
  '/tournament/:id/getLinks': () => [waitingLink],
  '/tournament/:id/confirmLink': () => [],
  '/team/:id/addUser': message('battery11 is in the team now.'),
  '/team/:id/removeUser': message('battery11 is no longer in the team.'),
  '/team/:id/setLevel': message('battery11 is an admin now.'),
  '/team/:id/update': message('Saved.'),
  '/team/:id/merge': () => ({ message: 'Rooks is part of Rook City now.', id: 'rook-city' }),
}
