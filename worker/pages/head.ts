import { PAGES } from '#core/addresses/pages.ts'
import type { Route, RouteOf } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

const SITE = 'Kibitz'
const DESCRIPTION = 'Chess tournaments as they are played: live results, pairings, standings.'
const MAX_DESCRIPTION = 200

/** What a page says about itself to those who have not opened it. */
export interface Head {
  title: string
  description: string
  /** An address of a picture. */
  image?: string
  /** Whether it should be found by search. */
  noindex?: boolean
  /** Whether other sites may show it. */
  embeds?: boolean
  /** The address of what it announces, as RSS. */
  feed?: string
}

/** The head of a page by its title. */
export const headWithTitle = (title: string, description = DESCRIPTION): Head => ({
  title: `${title} · ${SITE}`,
  description,
})

export const NOT_FOUND_HEAD: Head = { ...headWithTitle('Page not found'), noindex: true }
export const FAILED_HEAD: Head = { ...headWithTitle('Something went wrong'), noindex: true }

const NEWS = '/api/announcements.rss'

/** The head of a page of the site itself. */
export function headOfSite(where: Route): Head {
  switch (where.page) {
    case 'home':
      return { ...headWithTitle(PAGES.home.title), feed: NEWS }
    case 'news':
      return { ...headWithTitle(PAGES.news.title, 'What the site and its tournaments announce.'), feed: NEWS }
    case 'events':
      return headWithTitle(PAGES.events.title, 'Chess events by place, federation, system, pace and date.')
    case 'teams':
      return headWithTitle(PAGES.teams.title, 'Teams and clubs, by name.')
    case 'users':
      return headWithTitle(PAGES.users.title, 'Who plays, directs and follows here.')
    case 'contact':
      return headWithTitle(
        PAGES.contact.title,
        'How to reach who runs the site, and the place to say what you think of it.',
      )
    case 'embed':
      return headWithTitle(
        PAGES.embed.title,
        'Show standings, pairings, a bracket or live games of a tournament on your own site.',
      )
    case 'api':
      return headWithTitle(PAGES.api.title, 'Everything that the pages show, for other sites and programs.')
    case 'login':
      return { ...headWithTitle(PAGES.login.title(where.mode)), noindex: true }
    case 'markdown':
      return headWithTitle(PAGES.markdown.title(where.name))
    default:
      return NOT_FOUND_HEAD
  }
}

/** The head of a page of a tournament. */
export function headOfTournament(snapshot: Snapshot, route: RouteOf<'tournament'>): Head {
  const { settings } = snapshot
  const isPicture = settings.logoURL?.startsWith('https://')
  return {
    ...headWithTitle(PAGES.tournament.title(snapshot, route), descriptionOf(snapshot)),
    ...(isPicture && { image: settings.logoURL! }),
    ...(settings.public
      ? { embeds: true, feed: `/api/tournament/${snapshot.id}/announcements.rss` }
      : { noindex: true }),
  }
}

/** Its own words, as plain text, or else how it is played and by how many. */
function descriptionOf({ settings, players, round }: Snapshot): string {
  const own = withoutMarkdown(settings.description ?? '')
  if (own) return own.length > MAX_DESCRIPTION ? `${own.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : own
  const { totalRounds, competitors } = settings
  const who = `${players.no.length} ${competitors === 'team' ? 'teams' : 'players'}`
  return `${who}, ${totalRounds === null ? `round ${round}` : `round ${round} of ${totalRounds}`}: ${DESCRIPTION.split(': ')[1]}`
}

/** Markdown without its marks. */
const withoutMarkdown = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
