/** The header of an error that carries its code, beside the sentence in the body. */
export const ERROR_CODE = 'x-error-code'

/**
 * Why a request is refused, by status: a code for programs, and what it means. Sentences may be worded anew, codes stay as
 * they are. The first code of a status is its general one.
 */
export const ERROR_CODES = {
  400: {
    'invalid-input': 'A part of the address or of the body is not as it should be.',
    'passwords-differ': 'The new password and its repetition are not the same.',
    'invalid-link': 'The link is not of a match that can be played there.',
    'invalid-key': 'The key was made for another match.',
  },
  401: {
    'not-signed-in': 'Only for those who are signed in.',
    'wrong-credentials': 'No user has this name and password.',
    'private-tournament': 'The tournament is not public.',
  },
  403: {
    forbidden: 'Whoever asks may not do that, or asks from a page of another site.',
    'not-proven': 'The code, account or sign-in does not show what it has to.',
    'other-account': 'The link of the letter was sent to another account.',
    'wrong-password': 'That is not the password of who is signed in.',
    'not-team-admin': 'A team is entered by one of its admins.',
    'director-only': 'In this tournament only its director does that.',
  },
  404: {
    'not-found': 'There is nothing of that name, or nothing that whoever asks may see.',
    'not-drawn': 'The round has no pairings yet.',
    'not-played': 'No game has been played there yet.',
    'start-unknown': 'Nobody has said when the match starts.',
    'not-linked': 'There is no linked account to do that with.',
    'unknown-code': 'The code of the link was never sent.',
  },
  405: { 'method-not-allowed': 'The address does not take this method; Allow says which it takes.' },
  409: {
    conflict: 'As things stand by now it cannot be done.',
    'entry-taken': 'Somebody else has registered the entry.',
    'has-entry': 'Whoever asks has an entry of their own in the tournament.',
    'already-answered': 'The request or link was answered or taken back meanwhile.',
    'registration-closed': 'The tournament takes no entries.',
    'round-drawn': 'Once a round is drawn an entry cannot be taken back.',
    'link-taken': 'The match has a link or a result.',
    'no-link': 'The match has no link.',
    'has-result': 'The match has its result.',
    'not-watched': 'The match is not followed at a chess site.',
    'start-unknown': 'Nobody has said when the match starts.',
    'already-started': 'The match has started.',
    'team-merged': 'The team has become part of another.',
    'same-tournament': 'Both teams play in one tournament.',
    'already-member': 'The user is in the team.',
    'not-member': 'The user is not in the team.',
    'last-admin': 'A team keeps at least one admin.',
    'username-taken': 'The username is somebody’s.',
    'linked-elsewhere': 'The account is linked to another user.',
    'code-not-found': 'The code is not in the profile at the chess site yet.',
    'sign-in-expired': 'The sign-in at the other site was not begun here, or too long ago.',
    'account-permanent': 'The account can be changed, but not removed.',
    'no-email': 'There is no email address.',
    'already-verified': 'The email address is verified.',
  },
  410: {
    gone: 'It is there no more.',
    'code-used': 'The code of the link was used already.',
    'code-expired': 'The code of the link is too old.',
  },
  413: { 'too-large': 'The body is too large.' },
  414: { 'url-too-long': 'The address is too long.' },
  415: { 'not-json': 'The body is not sent as JSON.' },
  426: { 'websocket-only': 'The address is for live updates over a WebSocket.' },
  429: {
    'too-many-attempts': 'Too many attempts; Retry-After says how many seconds to wait.',
    'too-many-sockets': 'Too many live connections are open from one network.',
  },
  500: { 'internal-error': 'Something went wrong on our side.' },
  501: { 'not-implemented': 'This is not offered.' },
  502: { 'site-unavailable': 'The other site did not answer.' },
  503: {
    unavailable: 'It is not to be had at the moment, or not where this site runs.',
    'site-busy': 'Too many ask about the other site at once; live results go first.',
  },
} as const

export type ErrorStatus = keyof typeof ERROR_CODES
/** The codes of a status. */
export type CodeOf<Status extends ErrorStatus> = keyof (typeof ERROR_CODES)[Status]
export type ErrorCode = { [Status in ErrorStatus]: CodeOf<Status> }[ErrorStatus]

/** The code that says no more than the status; undefined for a status that nothing here answers with. */
export const generalCode = (status: number): ErrorCode | undefined =>
  status in ERROR_CODES ? (Object.keys(ERROR_CODES[status as ErrorStatus])[0] as ErrorCode) : undefined
