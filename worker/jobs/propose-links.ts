import { clubSlug } from '#core/chess-site/clubs.ts'
import { parseClubMatches, type ClubMatch } from '#core/chess-site/club-matches.ts'
import { isInWindow, linkWindow, type LinkWindow } from '#core/match/link-window.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import type { Start } from '#core/text/start.ts'
import { clubIds } from '../chess-sites/club-ids.ts'
import { fetchLinked, type MatchAtLink } from '../chess-sites/linked-match.ts'
import { open, type Db } from '../data/db.ts'
import * as siteClubs from '../data/site-clubs.ts'
import { listUnlinked, proposeLink, type UnlinkedMatch } from '../data/unlinked-matches.ts'
import type { Bindings } from '../env.ts'
import { forEach } from './for-each.ts'

type SearchEnv = Pick<Bindings, 'DB' | 'SiteQueue' | 'CHESS_COM_API' | 'LICHESS_URL' | 'SITE_TIMEOUTS'>

const SEARCH_EVERY = 10 * MINUTE
/** How often the list of a club is read. */
const READ_EVERY = 6 * HOUR
/** Clubs in a run: each takes one request, and one for each of its matches that may be the one. */
const CLUBS_AT_ONCE = 5
/** How long before and after now a match of a round without a date may start. */
const UNDATED = 35 * DAY

/**
 * Searches the lists of clubs for the matches of running events that have no link, and proposes what it finds: a match
 * against the other club that starts in the time of its round. Captains and directors confirm it.
 */
export async function proposeLinks(env: SearchEnv, now: number): Promise<void> {
  if (Math.floor(now / MINUTE) % (SEARCH_EVERY / MINUTE) !== 0) return
  const db = open(env.DB)
  const wanted = (await listUnlinked(db)).filter((match) => now >= windowOf(match, now).from - READ_EVERY)
  const clubs = [...new Set(wanted.flatMap(({ clubs: both }) => both.map(clubSlug)))]
  const due = await siteClubs.listUnsearched(db, clubs, now - READ_EVERY)
  await forEach(due.slice(0, CLUBS_AT_ONCE), (club) => searchClub(env, db, club, wanted, now))
}

async function searchClub(env: SearchEnv, db: Db, club: string, wanted: UnlinkedMatch[], now: number): Promise<void> {
  const url = `${env.CHESS_COM_API}/club/${encodeURIComponent(club)}/matches`
  const answer = await env.SiteQueue.getByName(new URL(url).host).ask({ url })
  if (answer.kind === 'unavailable') return
  await siteClubs.noteSearch(db, club, now)
  const listed = answer.kind === 'ok' ? parseClubMatches(JSON.parse(answer.body)) : undefined
  for (const match of wanted) {
    const slugs = match.clubs.map(clubSlug)
    const other = slugs[0] === club ? slugs[1] : slugs[1] === club ? slugs[0] : undefined
    if (other === undefined) continue
    for (const found of await against(env, db, other, inTime(listed ?? [], windowOf(match, now)), now))
      await propose(env, db, match, found, now)
  }
}

/** Matches that start in the window, or of which the list has no start. */
const inTime = (listed: ClubMatch[], window: LinkWindow): ClubMatch[] =>
  listed.filter(({ startTime }) => startTime === undefined || isInWindow(startTime, window))

/** Matches against a club, which may have been renamed since its address was entered. */
async function against(env: SearchEnv, db: Db, club: string, listed: ClubMatch[], now: number): Promise<ClubMatch[]> {
  const found = listed.filter(({ opponent }) => opponent === club)
  if (found.length > 0 || listed.length === 0) return found
  const ids = await clubIds(env, db, [club, ...listed.slice(0, CLUBS_AT_ONCE).map(({ opponent }) => opponent)], now)
  const id = ids.get(club)
  return listed.filter(({ opponent }) => id !== undefined && ids.get(opponent) === id)
}

async function propose(env: SearchEnv, db: Db, match: UnlinkedMatch, { link }: ClubMatch, now: number): Promise<void> {
  const seen = await fetchLinked(env, link)
  if (seen === 'missing' || !isStartOf(seen, windowOf(match, now))) return
  const page = `https://www.chess.com/club/matches/${link.type === 'team' ? 'live/' : ''}${link.siteId}`
  await proposeLink(db, match, link, { link: page, sides: seen?.sides ?? null }, now)
}

const isStartOf = (seen: MatchAtLink | undefined, window: LinkWindow): boolean => {
  const start = seen?.match?.start_time
  return start !== undefined && isInWindow(1000 * start, window)
}

const windowOf = ({ starts }: UnlinkedMatch, now: number): LinkWindow =>
  linkWindow(starts as (Start | null)[], 1) ?? { from: now - UNDATED, until: now + UNDATED }
