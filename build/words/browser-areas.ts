/**
 * Areas whose sentences are on screens that the edge doesn’t render: the desk, dialogs, a person’s own pages. The Worker
 * carries them in no language, and doesn’t build if it imports one.
 */
export const BROWSER_AREAS: ReadonlySet<string> = new Set([
  'account',
  'announce',
  'ask',
  'desk',
  'deskBoards',
  'deskDraw',
  'deskFeeds',
  'deskPlayers',
  'deskSettings',
  'edge',
  'festivalDesk',
  'festivalEntry',
  'festivalPrizesDesk',
  'festivalReports',
  'following',
  'help',
  'keptEvents',
  'managePages',
  'prizeNeeds',
  'programs',
  'ratingReport',
  'ratingsDesk',
  'reminder',
  'report',
  'roundText',
  'seasonDesk',
  'waiting',
])
