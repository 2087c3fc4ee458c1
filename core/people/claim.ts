import * as say from '#words/corePeople.js'
import { CHESS_SITES } from '../match/links.ts'

export type ClaimableKind = 'player' | 'team'

/** Ways to prove that an entry is one's own, in order of display. */
export const CLAIM_METHODS = ['code', 'lichess', 'chessCom', 'email', 'facebook'] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]

/**
 * Identities listed for an entry, or proven by a user: accounts at chess sites (of a team its club's page) and an email
 * address. null: none.
 */
export interface Identities {
  lichess: string | null
  chessCom: string | null
  email: string | null
}

/** Why a way can't be used: the user has no linked account, has another account, or the way is not offered. */
export const CLOSED_WAYS = ['unlinked', 'mismatch', 'unavailable'] as const
type ClosedWay = (typeof CLOSED_WAYS)[number]

/** A way to claim an entry. `code` and `why` (a sentence) are null if the user can use it. */
export interface ClaimWay {
  method: ClaimMethod
  code: ClosedWay | null
  why: string | null
}

export const SITE_NAMES = { lichess: CHESS_SITES.lichess.name, chessCom: CHESS_SITES.chessCom.name } as const

/**
 * The ways for a user with these proven identities to claim an entry. For a team any linked account is accepted here,
 * because only the club's site knows its admins.
 */
export function claimWays(type: ClaimableKind, entry: Identities, identities: Identities): ClaimWay[] {
  const bySite = (site: keyof typeof SITE_NAMES): ClaimWay[] => {
    const sought = entry[site]
    if (sought === null) return []
    if (identities[site] === null)
      return [closedWay(site, 'unlinked', say.accountNotLinked({ site: SITE_NAMES[site] }))]
    if (type === 'team' || equalsIgnoringCase(sought, identities[site])) return [openWay(site)]
    return [closedWay(site, 'mismatch', say.otherAccountListed({ site: SITE_NAMES[site] }))]
  }
  const byEmail = emailMatches(entry, identities)
    ? openWay('email')
    : closedWay('email', 'mismatch', say.emailNeedsMatch())
  return [
    openWay('code'),
    ...bySite('lichess'),
    ...bySite('chessCom'),
    ...(entry.email === null ? [] : [byEmail]),
    closedWay('facebook', 'unavailable', say.noFacebook()),
  ]
}

const openWay = (method: ClaimMethod): ClaimWay => ({ method, code: null, why: null })
const closedWay = (method: ClaimMethod, code: ClosedWay, why: string): ClaimWay => ({ method, code, why })

const equalsIgnoringCase = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()
const emailMatches = (entry: Identities, identities: Identities): boolean =>
  entry.email !== null && equalsIgnoringCase(entry.email, identities.email)

/** A hint if only a code can be used; undefined if another way is open. */
export function noWayHint(type: ClaimableKind, ways: ClaimWay[]): string | undefined {
  const asked = ways.filter(({ method }) => method !== 'code' && method !== 'facebook')
  if (asked.some(({ code }) => code === null)) return undefined
  return asked.length > 0
    ? (type === 'team' ? say.noOwnMethodForTeam : say.noOwnMethodForPlayer)()
    : (type === 'team' ? say.noMethodForTeam : say.noMethodForPlayer)()
}

/** An email address in the organiser's note about contact, if the note contains nothing else. */
export const emailIn = (contact: string | null): string | null =>
  contact !== null && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.trim()) ? contact.trim() : null
