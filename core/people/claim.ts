import { CHESS_SITES } from '../match/links.ts'

/** What can be claimed: an entry of an individual, or of a team. */
export type ClaimableKind = 'player' | 'team'

/** The ways to show that an entry is one's own, in the order they are offered. */
export const CLAIM_METHODS = ['code', 'lichess', 'chessCom', 'email', 'facebook'] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]

/** How an entry is known elsewhere: a player's account, a team's club page, an address; null where nobody said. */
export interface Identities {
  lichess: string | null
  chessCom: string | null
  email: string | null
}

/** Why a way is closed: an account is to be linked first, it is not the one, or the way is not offered at all. */
export const CLOSED_WAYS = ['unlinked', 'mismatch', 'unavailable'] as const
type ClosedWay = (typeof CLOSED_WAYS)[number]

/** A way to claim an entry, and why it is closed to whoever asks, as a code and in a sentence; null where it is open. */
export interface ClaimWay {
  method: ClaimMethod
  code: ClosedWay | null
  why: string | null
}

/** How a site is called. */
export const SITE_NAMES = { lichess: CHESS_SITES.lichess.name, chessCom: CHESS_SITES.chessCom.name } as const

const NO_FACEBOOK = 'Authentication via Facebook is not available at this time.'
const NO_EMAIL = 'Email requires a matching verified email address.'
const unlinked = (site: keyof typeof SITE_NAMES): string =>
  `You need to link your ${SITE_NAMES[site]} account to use it as an authentication method here.`

/**
 * The ways to claim an entry for somebody with these proven accounts and address. Whether a club names them as one of its admins
 * only the club's site can say, so a linked account opens that way.
 */
export function claimWays(type: ClaimableKind, entry: Identities, identities: Identities): ClaimWay[] {
  const bySite = (site: keyof typeof SITE_NAMES): ClaimWay[] => {
    const sought = entry[site]
    if (sought === null) return []
    if (identities[site] === null) return [closedWay(site, 'unlinked', unlinked(site))]
    if (type === 'team' || equalsIgnoringCase(sought, identities[site])) return [openWay(site)]
    return [closedWay(site, 'mismatch', `Your ${SITE_NAMES[site]} account isn’t the one listed for this entry.`)]
  }
  const byEmail = emailMatches(entry, identities) ? openWay('email') : closedWay('email', 'mismatch', NO_EMAIL)
  return [
    openWay('code'),
    ...bySite('lichess'),
    ...bySite('chessCom'),
    ...(entry.email === null ? [] : [byEmail]),
    closedWay('facebook', 'unavailable', NO_FACEBOOK),
  ]
}

const openWay = (method: ClaimMethod): ClaimWay => ({ method, code: null, why: null })
const closedWay = (method: ClaimMethod, code: ClosedWay, why: string): ClaimWay => ({ method, code, why })

const equalsIgnoringCase = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()
const emailMatches = (entry: Identities, identities: Identities): boolean =>
  entry.email !== null && equalsIgnoringCase(entry.email, identities.email)

/** What there is to say where nothing but a code helps; undefined where another way is open. */
export function noWayHint(type: ClaimableKind, ways: ClaimWay[]): string | undefined {
  const asked = ways.filter(({ method }) => method !== 'code' && method !== 'facebook')
  if (asked.some(({ code }) => code === null)) return undefined
  return asked.length > 0
    ? `You do not have any available authentication methods for this ${type}. Do you definitely own it?`
    : `There are no available authentication methods for this ${type}. Submit a request to your Tournament director.`
}

/** The address in what an organiser noted of how to reach somebody, if one is all there is. */
export const emailIn = (contact: string | null): string | null =>
  contact !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.trim()) ? contact.trim() : null
