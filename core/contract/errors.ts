/** Codes of refusals by status. Sentences may change, codes must not. The first code of a status is its general one. */
export const ERROR_CODES = {
  400: {
    'invalid-input': 'A part of the address or of the body is invalid.',
    'passwords-differ': 'The two new passwords differ.',
    'invalid-link': 'The link isn’t to a match or game on that chess site.',
    'invalid-key': 'The key doesn’t match this pairing.',
  },
  401: {
    'not-signed-in': 'Sign in first.',
    'wrong-credentials': 'Wrong username or password.',
    'private-tournament': 'The tournament is not public.',
    'invalid-token': 'The access token isn’t valid, was revoked or has expired.',
  },
  403: {
    forbidden: 'Not allowed, or called from another site.',
    'not-proven': 'The code, account or sign-in isn’t proof enough.',
    'other-account': 'The emailed link is for another account.',
    'wrong-password': 'Wrong password.',
    'not-team-admin': 'Only an admin of a team can enter it.',
    'token-scope': 'The access token isn’t for that.',
    'director-only': 'Only the tournament director can do that in this tournament.',
  },
  404: {
    'not-found': 'Not found, or not visible to you.',
    'not-drawn': 'The round has no pairings yet.',
    'not-played': 'No games have been played yet.',
    'no-line-ups': 'No line-ups of the round are public yet.',
    'start-unknown': 'The match has no start time yet.',
    'not-linked': 'No account is linked for this.',
    'unknown-code': 'The code in the link isn’t valid.',
    'unknown-link': 'The link to enter results isn’t valid, or not for the signed-in user.',
  },
  405: { 'method-not-allowed': 'This address doesn’t accept the method; Allow lists those it accepts.' },
  409: {
    conflict: 'It can’t be done in the current state.',
    'key-reused': 'The Idempotency-Key was used for another request.',
    'entry-taken': 'Someone else has already claimed the entry.',
    'has-entry': 'You already have an entry in the tournament.',
    'already-answered': 'The request or link has already been answered or withdrawn.',
    'registration-closed': 'Registration for the tournament is closed.',
    'round-drawn': 'An entry can’t be withdrawn once a round is drawn.',
    'link-taken': 'The match already has a game link or a result.',
    'no-link': 'The match has no game link.',
    'has-result': 'The match already has a result.',
    'reason-needed': 'Changing a confirmed result needs a reason.',
    'nothing-to-undo': 'There is nothing to undo or redo.',
    'changed-since': 'What it changed has changed again since then.',
    'other-result': 'Someone else entered another result meanwhile.',
    'not-watched': 'The match has no game link to check.',
    'start-unknown': 'The match has no start time yet.',
    'already-started': 'The match has started.',
    'team-merged': 'The team has been merged into another team.',
    'same-tournament': 'Both teams play in the same tournament.',
    'already-member': 'The user is already in the team.',
    'not-member': 'The user isn’t in the team.',
    'last-admin': 'A team needs at least one admin.',
    'username-taken': 'The username is taken.',
    'linked-elsewhere': 'The account is already linked to another user.',
    'code-not-found': 'The code isn’t in the profile on the chess site yet.',
    'sign-in-expired': 'The sign-in on the other site didn’t start here, or has expired.',
    'account-permanent': 'The account can be changed, but not removed.',
    'no-email': 'The account has no email address.',
    'already-verified': 'The email address is already verified.',
  },
  410: {
    gone: 'It is no longer available.',
    'code-used': 'The code in the link has already been used.',
    'code-expired': 'The code in the link has expired.',
  },
  413: { 'too-large': 'The body is too large.' },
  414: { 'url-too-long': 'The address is too long.' },
  415: { 'not-json': 'The body isn’t sent as JSON.' },
  426: { 'websocket-only': 'This address is for live updates over a WebSocket.' },
  429: {
    'too-many-attempts': 'Too many attempts; Retry-After says how many seconds to wait.',
  },
  500: { 'internal-error': 'Something went wrong on our side.' },
  501: { 'not-implemented': 'Not supported.' },
  502: { 'site-unavailable': 'The other site didn’t respond.' },
  503: {
    unavailable: 'Unavailable right now, or not set up on this site.',
    unreadable: 'The tournament’s data can’t be read, now or later. Its director can delete it.',
    'site-busy': 'Too many requests to the other site; live results go first.',
  },
} as const

export type ErrorStatus = keyof typeof ERROR_CODES
export type CodeOf<Status extends ErrorStatus> = keyof (typeof ERROR_CODES)[Status]
export type ErrorCode = { [Status in ErrorStatus]: CodeOf<Status> }[ErrorStatus]

/** The general code of a status; undefined for a status that the API never sends. */
export const generalCode = (status: number): ErrorCode | undefined =>
  status in ERROR_CODES ? (Object.keys(ERROR_CODES[status as ErrorStatus])[0] as ErrorCode) : undefined
