/**
 * The newest versions of events that a browser has shown, in a cookie: a page that is served from a cache is never older
 * than what its reader has seen.
 */
export type Bookmark = ReadonlyMap<string, number>

export const BOOKMARK_COOKIE = 'seen'

/** Cookies are sent with every request, so few events are remembered: a reader looks at one or two at a time. */
const MAX_EVENTS = 3
const PART = /^([a-z0-9]{2,32})\.(\d{1,12})$/

/** The inverse of `formatBookmark`; what can’t be read is ignored. */
export const parseBookmark = (text: string | undefined): Bookmark =>
  new Map(
    (text ?? '').split('~', MAX_EVENTS).flatMap((part): [string, number][] => {
      const [, id, version] = PART.exec(part) ?? []
      return id === undefined ? [] : [[id, Number(version)]]
    }),
  )

/** `rivers.345~cup.12`, the event seen last first. */
export const formatBookmark = (bookmark: Bookmark): string =>
  [...bookmark].map(([id, version]) => `${id}.${version}`).join('~')

/** With an event that was seen just now. */
export const withSeen = (bookmark: Bookmark, id: string, version: number): Bookmark =>
  new Map(
    [
      [id, Math.max(version, bookmark.get(id) ?? 0)] as [string, number],
      ...[...bookmark].filter(([one]) => one !== id),
    ].slice(0, MAX_EVENTS),
  )
