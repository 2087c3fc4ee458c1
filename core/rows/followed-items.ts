import * as say from '#words/coreRows.js'
import { localPath } from '../addresses/local-path.ts'
import { matchPath, tournamentPath } from '../addresses/paths.ts'
import { escapeHtml } from '../text/html.ts'
import { formatPoints, halfPoints } from '../text/score.ts'
import type { FeedItem } from '../text/rss.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { endOf, followedMatches, type FollowedSlices } from './followed.ts'
import type { ProfileMatch } from './profile.ts'

/** Feed entries about followed pairings and results, the latest first. `site` is the site's origin. */
export function followedItems({ events, entries }: FollowedSlices, site: string, now: number): FeedItem[] {
  const changed = new Map(entries.map(({ snapshot }) => [snapshot.id, snapshot.updatedAt]))
  const at = (match: ProfileMatch) => changed.get(match.tournamentId) ?? now
  const { now: running, next, last } = followedMatches(entries, now)
  return [
    ...last.map((match) => ({
      ...itemOf(match, `${match.w} ${match.status === 'hidden' ? '–' : resultText(match)} ${match.b}`),
      link: site + localPath(matchPath(match.id)),
      at: Math.min(endOf(match) ?? at(match), now),
    })),
    ...[...running, ...next].map((match) => ({
      ...itemOf(match, `${match.w} – ${match.b}`),
      link: `${site}${localPath(tournamentPath(match.tournament.address, 'pairings', match.round))}#${match.id}`,
      at: at(match),
    })),
    ...events.flatMap((event) => eventItem(event, site)),
  ].sort((a, b) => b.at - a.at || (a.link < b.link ? -1 : 1))
}

const itemOf = ({ tournament, round }: ProfileMatch, title: string) => ({
  title,
  html: `<p>${escapeHtml(say.eventAndRound({ name: tournament.name, round }))}</p>`,
})

/** `1 – 0`; game points in a match of several games. */
function resultText({ scores, matchW, matchB }: ProfileMatch): string {
  const [white, black] = scores ?? [matchW ?? 0, matchB ?? 0]
  return `${formatPoints(halfPoints(white))} – ${formatPoints(halfPoints(black))}`
}

/** The pairings of an event's last round, or the end of the event. */
function eventItem(snapshot: Snapshot, site: string): FeedItem[] {
  const { id, name, settings, updatedAt } = snapshot
  const { round, active } = snapshot.hidden ?? snapshot
  if (round === 0) return []
  const address = settings.vanityURL ?? id
  const html = `<p>${escapeHtml(name)}</p>`
  return [
    active
      ? {
          title: say.eventRoundPairings({ name, round }),
          html,
          link: site + localPath(tournamentPath(address, 'pairings', round)),
          at: updatedAt,
        }
      : {
          title: say.eventFinished({ name }),
          html,
          link: site + localPath(tournamentPath(address, 'standings', round)),
          at: updatedAt,
        },
  ]
}
