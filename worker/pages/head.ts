import * as sayChecker from '#words/checker.js'
import * as say from '#words/heads.js'
import { withLanguage } from '#core/addresses/with-language.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { Route, RouteOf, Section } from '#core/addresses/paths.ts'
import { previewPath } from '#core/addresses/preview-path.ts'
import { missingLabel } from '#core/snapshot/missing-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { leadersAfter, roundSummary } from '../previews/texts.ts'

const SITE = 'Kibitz'
const MAX_DESCRIPTION = 200

/** Metadata of a page for search engines and link previews. */
export interface Head {
  title: string
  description: string
  /** The path of the preview picture, 1200 × 630. */
  preview?: string
  /** Asks search engines not to list the page. */
  noindex?: boolean
  /** Whether other sites may embed the page. */
  embeds?: boolean
  /** The address of the RSS feed with its announcements. */
  feed?: string
}

export const headWithTitle = (title: string, description = say.description()): Head => ({
  title: `${title} · ${SITE}`,
  description,
})

export const notFoundHead = (): Head => ({ ...headWithTitle(say.notFound()), noindex: true })
export const failedHead = (): Head => ({ ...headWithTitle(say.failed()), noindex: true })

const NEWS = '/api/announcements.rss'

export function headOfSite(where: Route): Head {
  switch (where.page) {
    case 'home':
      return { ...headWithTitle(PAGES.home.title), feed: withLanguage(NEWS) }
    case 'news':
      return { ...headWithTitle(PAGES.news.title, say.news()), feed: withLanguage(NEWS) }
    case 'events':
      return headWithTitle(PAGES.events.title, say.events())
    case 'teams':
      return headWithTitle(PAGES.teams.title, say.teams())
    case 'users':
      return headWithTitle(PAGES.users.title, say.users())
    case 'contact':
      return headWithTitle(PAGES.contact.title, say.contact())
    case 'check':
      return headWithTitle(PAGES.check.title(), sayChecker.description())
    case 'letters':
      return { ...headWithTitle(PAGES.letters.title()), noindex: true }
    case 'figures':
      return headWithTitle(PAGES.figures.title)
    case 'embed':
      return headWithTitle(PAGES.embed.title, say.embed())
    case 'api':
      return headWithTitle(PAGES.api.title, say.api())
    case 'newTournament':
      return { ...headWithTitle(PAGES.newTournament.title), noindex: true }
    case 'importTournament':
      return { ...headWithTitle(PAGES.importTournament.title), noindex: true }
    case 'login':
      return { ...headWithTitle(PAGES.login.title(where.mode)), noindex: true }
    case 'markdown':
      return headWithTitle(PAGES.markdown.title(where.name))
    default:
      return notFoundHead()
  }
}

export function headOfTournament(snapshot: Snapshot, route: RouteOf<'tournament'>, now: number): Head {
  const { settings, id, version, rounds } = snapshot
  const drawn = Number(route.round)
  const round = drawn >= 1 && drawn <= rounds.length ? drawn : undefined
  return {
    ...headWithTitle(PAGES.tournament.title(snapshot, route), describePage(snapshot, route.section, round, now)),
    ...(settings.public
      ? {
          embeds: true,
          feed: withLanguage(`/api/tournament/${id}/announcements.rss`),
          ...(!snapshot.hidden && {
            preview: previewPath({ tournament: id, ...(route.section !== 'standings' && { round }) }, version),
          }),
        }
      : { noindex: true }),
    // Each player has one after each round: more pages than search engines should crawl.
    ...(route.section === 'rank' && { noindex: true }),
  }
}

/** Describes a page of a tournament: the pairings or the leaders, and the event. */
function describePage(snapshot: Snapshot, section: Section, round: number | undefined, now: number): string {
  const about = describeEvent(snapshot)
  if (round === undefined || snapshot.hidden) return about
  if (section !== 'standings')
    return clip(say.roundOfEvent({ round, summary: roundSummary(snapshot, round, now), about }))
  const places = leadersAfter(snapshot, round)
    .slice(0, 3)
    .map(({ rank, name, points }) => `${rank}. ${name} ${formatPoints(points)}`)
  if (places.length === 0) return about
  const missing = missingLabel(snapshot, round)
  const facts = { round, places: joinComma(places), about }
  return clip(missing ? say.leadersWithMissing({ ...facts, missing }) : say.leadersOfEvent(facts))
}

const clip = (text: string): string =>
  text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : text

/** The event's own description as plain text, else its format and number of players. */
function describeEvent({ settings, players, round }: Snapshot): string {
  const own = withoutMarkdown(settings.description ?? '')
  if (own) return clip(own)
  const { totalRounds, competitors } = settings
  const count = players.no.length
  const entries = competitors === 'team' ? say.teamsCount({ count }) : say.players({ count })
  return totalRounds === null
    ? say.eventAtRound({ entries, round })
    : say.eventAtRoundOf({ entries, round, rounds: totalRounds })
}

const withoutMarkdown = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
