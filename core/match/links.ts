import * as say from '#words/coreMatch.js'
import type { Settings } from '../tournament/tournament.ts'
import { LINK_SOURCES, LINK_TYPES } from './facts.ts'

export type LinkSource = (typeof LINK_SOURCES)[number]
export type LinkType = (typeof LINK_TYPES)[number]

export const CHESS_SITES: Record<LinkSource, { name: string; host: RegExp }> = {
  chessCom: { name: 'Chess.com', host: /^(?:(?:www|api)\.)?chess\.com$/ },
  lichess: { name: 'Lichess', host: /^(?:www\.)?lichess\.org$/ },
}

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

/** Whether a link is to a match of teams, live or daily. */
export const isOfTeams = (type: LinkType | undefined): boolean => type === 'team' || type === 'daily'

/** Whether results can be read from a link: from team matches of Chess.com, team battles of Lichess, and single games. */
export const isReadThere = (source: LinkSource | undefined, type: LinkType | undefined): boolean =>
  type === 'game' || (isOfTeams(type) && source !== undefined)

/** Whether a tournament reads results from a link. A single game can only be the result of a pairing of one game. */
export const isPulled = (
  { pullResults, gamePointTotal }: Pick<Settings, 'pullResults' | 'gamePointTotal'>,
  { source, type }: Pick<Link, 'source' | 'type'>,
): boolean => pullResults > 0 && isReadThere(source, type) && (isOfTeams(type) || gamePointTotal === 1)

/** The chess site in a tournament's source, which is a site's key or the address of an event there. */
export const linkSite = (source: string | null): LinkSource | undefined => {
  const address = parseAddress(source ?? '')
  return LINK_SOURCES.find((site) => site === source || (address && CHESS_SITES[site].host.test(address.host)))
}

export interface Link {
  source: LinkSource
  type: LinkType
  siteId: string
}

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

/** The host, and the path with its fragment. An address with a user or a port does not match any chess site's host. */
function parseAddress(text: string): { host: string; path: string } | undefined {
  const parts = /^https?:\/\/([^/?#]+)([^?#]*)(?:\?[^#]*)?(#.*)?$/i.exec(text.trim())
  return parts ? { host: parts[1]!.toLowerCase(), path: parts[2]! + (parts[3] ?? '') } : undefined
}
