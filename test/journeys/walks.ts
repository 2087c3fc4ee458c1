/** Paths of pages of a tournament. */
export const of = (id: string, ...pages: string[]): string[] => pages.map((page) => `/t/${id}/${page}`)
const RAPID = 'womens-world-rapid-2024'

/** All pages, with rounds that look different from each other. */
export const WALKS: Record<string, string[]> = {
  'the pages of the site': ['/', '/news', '/api', '/community', '/manual', '/privacy', '/tos'],
  'signing in, contact, a post': ['/login', '/register', '/contact', '/feedback/feedback-welcome'],
  'pages that are not found': ['/nowhere/at/all', '/t/nobody/dashboard', '/t/rivers/nonsense'],
  'a team event being played': of('rivers', 'dashboard', 'pairings/7', 'boards/7', 'pairings/8', 'pairings/99'),
  'the standings of a team event': of('rivers', 'standings/7', 'standings/0', 'standings/9', 'why/6', 'why/rank/2/6'),
  'charts, notices, stream and rules': of('rivers', 'stats', 'announcements', 'tv', 'rules'),
  'charts of a large event, and of one without a round': [...of(RAPID, 'stats'), ...of('winter', 'stats')],
  'a knockout': of('channel', 'dashboard', 'pairings/1', 'pairings/2', 'standings/2'),
  'an event that nothing is drawn of': of('winter', 'dashboard', 'pairings/0', 'standings/0'),
  'a large event that is over': of(RAPID, 'dashboard', 'pairings/results', 'pairings/5', 'why/2', 'why/rank/3/7'),
  'the standings of a large event': of(RAPID, 'standings/11', 'standings/1', 'standings/13'),
  'a round robin': of('uzchess25', 'dashboard', 'pairings/9', 'standings/final'),
  'a team event that is over': of('tecteams', 'dashboard', 'pairings/2', 'pairings/results', 'standings/7'),
  'the individual results of a team event': of('rivers', 'standings/individual'),
  'who plays, and how they stand': [
    ...of('rivers', 'players'),
    ...of('winter', 'players', 'players?view=federations', 'player/1'),
    ...of(RAPID, 'player/1'),
    ...of('uzchess25', 'standings/9?view=crosstable'),
  ],
  'teams and their boards': of('rivers', 'team/1', 'team/1?view=boards', 'standings/individual?view=boards'),
  'people, teams, and what is followed': ['/users', '/teams', '/following', '/embed'],
  'profiles, and what was changed': ['/player/wwrapid24-1', '/team/reti-sharks-brno', ...of('rivers', 'history')],
  'the profile of a member': ['/@/lock_keeper', '/@/lock_keeper/teams'],
  'the list of events': ['/events', '/events?search=nothing+like+it'],
  'sheets to print, and a screen for the hall': of('rivers', 'print', 'print?sheet=names', 'screen'),
  'what if': [...of('rivers', 'what-if'), ...of('winter', 'what-if')],
  'matches being played, and to come': ['/g/rivers-7-2', '/g/rivers-7-10', '/g/channel-2-1'],
  'matches that are over': ['/g/rivers-6-1/3', '/g/tecteams-3-2', '/g/uzchess25-9-1'],
}

/** Lists show matches of other journeys’ events too, which may be taken back before their running games are asked for. */
export const GONE = /\/api\/result\/\S+\/running\b.*404|404.*\/api\/result\/\S+\/running\b/

/** Runs in the page: elements beyond the right edge, if the page can be scrolled sideways. */
export function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const found = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth,
  )
  const widths = `${scrollWidth} in ${clientWidth} of a window of ${innerWidth}`
  return [widths, ...found.slice(0, 20).map((one) => one.outerHTML.slice(0, 100))]
}
