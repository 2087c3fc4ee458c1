import { BOOKMARK_COOKIE, formatBookmark, parseBookmark, withSeen } from '#core/addresses/bookmark.ts'
import { readCookies, setCookie } from '../api/cookies.ts'

/** Longer than the edge keeps answers; in seconds. */
const LASTS = 120

/** Notes the newest version of an event that this browser knows, so that no page or answer is older from now on. */
export function noteSeen(id: string, version: number): void {
  const bookmark = parseBookmark(readCookies()[BOOKMARK_COOKIE])
  setCookie(BOOKMARK_COOKIE, formatBookmark(withSeen(bookmark, id, version)), LASTS)
}
