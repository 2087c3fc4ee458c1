import { PAGES } from '#core/addresses/pages.ts'
import type { Route, RouteOf } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

const SITE = 'Kibitz'
const ABOUT = 'Chess tournaments as they are played: live results, pairings, standings.'
const LONGEST = 200

/** What a page says about itself to those who have not opened it. */
export interface Head {
  title: string
  description: string
  /** An address of a picture. */
  image?: string
  /** Whether it should be found by search. */
  hidden?: boolean
  /** Whether other sites may show it. */
  embeds?: boolean
  /** The address of what it announces, as RSS. */
  feed?: string
}

/** The head of a page by its title. */
export const titled = (title: string, description = ABOUT): Head => ({ title: `${title} · ${SITE}`, description })

export const NOT_FOUND: Head = { ...titled('Page not found'), hidden: true }
export const FAILED: Head = { ...titled('Something went wrong'), hidden: true }

const NEWS = '/api/announcements.rss'

/** The head of a page of the site itself. */
export function headOfSite(where: Route): Head {
  switch (where.page) {
    case 'home':
      return { ...titled(PAGES.home.title), feed: NEWS }
    case 'news':
      return { ...titled(PAGES.news.title, 'What the site and its tournaments announce.'), feed: NEWS }
    case 'teams':
      return titled(PAGES.teams.title, 'Teams and clubs, by name.')
    case 'users':
      return titled(PAGES.users.title, 'Who plays, directs and follows here.')
    case 'contact':
      return titled(PAGES.contact.title, 'How to reach who runs the site, and the place to say what you think of it.')
    case 'embed':
      return titled(
        PAGES.embed.title,
        'Show standings, pairings, a bracket or live games of a tournament on your own site.',
      )
    case 'api':
      return titled(PAGES.api.title, 'Everything that the pages show, for other sites and programs.')
    case 'login':
      return { ...titled(PAGES.login.title(where.mode)), hidden: true }
    case 'markdown':
      return titled(PAGES.markdown.title(where.name))
    default:
      return NOT_FOUND
  }
}

/** The head of a page of a tournament. */
export function headOfTournament(snapshot: Snapshot, where: RouteOf<'tournament'>): Head {
  const { settings } = snapshot
  const isPicture = settings.logoURL?.startsWith('https://')
  return {
    ...titled(PAGES.tournament.title(snapshot, where), descriptionOf(snapshot)),
    ...(isPicture && { image: settings.logoURL! }),
    ...(settings.public
      ? { embeds: true, feed: `/api/tournament/${snapshot.id}/announcements.rss` }
      : { hidden: true }),
  }
}

/** Its own words, as plain text, or else how it is played and by how many. */
function descriptionOf({ settings, players, round }: Snapshot): string {
  const own = plain(settings.description ?? '')
  if (own) return own.length > LONGEST ? `${own.slice(0, LONGEST - 1).trimEnd()}…` : own
  const { totalRounds, competitors } = settings
  const who = `${players.no.length} ${competitors === 'team' ? 'teams' : 'players'}`
  return `${who}, ${totalRounds === null ? `round ${round}` : `round ${round} of ${totalRounds}`}: ${ABOUT.split(': ')[1]}`
}

/** Markdown without its marks. */
const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
