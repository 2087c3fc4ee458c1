import { PAGES } from '#core/addresses/pages.ts'
import type { Route, RouteOf } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

const SITE = 'Kibitz'
const DESCRIPTION = 'Follow chess tournaments live: results, pairings and standings.'
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
      return { ...headWithTitle(PAGES.news.title, 'News from Kibitz and its tournaments.'), feed: NEWS }
    case 'teams':
      return headWithTitle(PAGES.teams.title, 'All teams and clubs.')
    case 'users':
      return headWithTitle(PAGES.users.title, 'All users.')
    case 'contact':
      return headWithTitle(PAGES.contact.title, 'Contact us or send feedback.')
    case 'embed':
      return headWithTitle(
        PAGES.embed.title,
        'Show a tournament’s standings, pairings, bracket or live games on your own site.',
      )
    case 'api':
      return headWithTitle(PAGES.api.title, 'Everything on the site, as an API.')
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
