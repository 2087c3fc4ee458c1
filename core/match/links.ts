import type { Settings } from '../tournament/tournament.ts'
import { LINK_SOURCES, LINK_TYPES } from './facts.ts'

export type LinkSource = (typeof LINK_SOURCES)[number]
export type LinkType = (typeof LINK_TYPES)[number]

export const CHESS_SITES: Record<LinkSource, { name: string; host: RegExp }> = {
  chessCom: { name: 'Chess.com', host: /^(?:(?:www|api)\.)?chess\.com$/ },
  lichess: { name: 'Lichess', host: /^(?:www\.)?lichess\.org$/ },
}

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

/** The host, and the path with its fragment. An address with a user or a port does not match any chess site's host. */
export function parseAddress(text: string): { host: string; path: string } | undefined {
  const parts = /^https?:\/\/([^/?#]+)([^?#]*)(?:\?[^#]*)?(#.*)?$/i.exec(text.trim())
  return parts ? { host: parts[1]!.toLowerCase(), path: parts[2]! + (parts[3] ?? '') } : undefined
}
