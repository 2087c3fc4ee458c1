import * as say from '#words/coreMatch.js'
import { LINK_SOURCES, LINK_TYPES } from './facts.ts'
import { isOfTeams, type LinkSource, type LinkType, CHESS_SITES, type Link, parseAddress } from './links.ts'

// Matches path and fragment of an address; the group captures the site's id. A path may begin with a language: /de/…
const LANGUAGE = String.raw`(?:\/[a-z]{2}(?:-[a-z]{2})?)?`

const FORMATS: Record<LinkSource, Record<LinkType, RegExp[]>> = {
  chessCom: {
    team: [
      new RegExp(String.raw`^${LANGUAGE}\/club\/matches\/live\/(?:[\w-]+\/)?(\d{1,12})(?:\/games)?\/?(?:#.*)?$`, 'i'),
      new RegExp(String.raw`^${LANGUAGE}\/live\/?#tm=(\d{1,12})$`, 'i'),
      /^\/pub\/match\/live\/(\d{1,12})\/?$/i,
    ],
    daily: [
      new RegExp(
        String.raw`^${LANGUAGE}\/club\/matches\/(?!live\/)(?:[\w-]+\/)?(\d{1,12})(?:\/games)?\/?(?:#.*)?$`,
        'i',
      ),
      /^\/pub\/match\/(\d{1,12})\/?$/i,
    ],
    game: [
      new RegExp(String.raw`^${LANGUAGE}\/(?:analysis\/)?game\/live\/(\d{1,15})(?:\/review)?\/?(?:#.*)?$`, 'i'),
      new RegExp(String.raw`^${LANGUAGE}\/live\/game\/(\d{1,15})\/?(?:#.*)?$`, 'i'),
      new RegExp(String.raw`^${LANGUAGE}\/live\/?#g=(\d{1,15})$`, 'i'),
    ],
  },
  lichess: {
    team: [/^\/tournament\/([a-zA-Z0-9]{8})\/?(?:#.*)?$/],
    daily: [],
    game: [/^\/([a-zA-Z0-9]{8})(?:[a-zA-Z0-9]{4})?(?:\/(?:white|black))?\/?(?:#.*)?$/],
  },
}

// Paths of Lichess that look like game ids, which have eight letters too.
const LICHESS_PAGES = new Set(['training', 'practice', 'analysis', 'streamer', 'insights', 'learning'])

/** Undefined if the address is not of a match or game. */
export function parseLink(text: string): Link | undefined {
  const address = parseAddress(text)
  const source = address && LINK_SOURCES.find((site) => CHESS_SITES[site].host.test(address.host))
  if (!address || !source) return undefined
  for (const type of LINK_TYPES) {
    for (const format of FORMATS[source][type]) {
      const siteId = format.exec(address.path)?.[1]
      if (siteId && !(source === 'lichess' && LICHESS_PAGES.has(siteId))) return { source, type, siteId }
    }
  }
  return undefined
}

/** The page of a match at its site: an address of the site’s API is no page for readers. */
export const linkPage = (text: string, { type, siteId }: Link): string =>
  /^https?:\/\/api\./i.test(text.trim())
    ? `https://www.chess.com/club/matches/${type === 'team' ? 'live/' : ''}${siteId}`
    : text

/** Why a link can't be a match's, in a sentence; undefined if it can. */
export function linkRefusal(text: string, source: LinkSource, type: 'team' | 'game'): string | undefined {
  const { name, host } = CHESS_SITES[source]
  const address = parseAddress(text)
  if (!address || !host.test(address.host)) return say.linkInvalid({ site: name })
  const link = parseLink(text)
  return link && isOfTeams(link.type) === (type === 'team') ? undefined : say.linkFormat({ site: name })
}
