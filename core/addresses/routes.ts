import { isUsername } from '../people/username.ts'
import { parsePairingId } from '../snapshot/ids.ts'
import { MANAGE_TABS, PROFILES, SECTIONS, SECTIONS_BY_ROUND, type ProfileOf, type RouteOf } from './paths.ts'

/** Routes by the form of the words alone. Whether the tournament or the round exists is checked later. */

const ID = /^[\w-]{1,64}$/
const INDEX = /^[1-9]\d{0,3}$/
const SECRET = /^[\w-]{2,43}$/
const ENTRY_NO = /^(0|[1-9]\d{0,5})$/

export function tournamentRoute(params: {
  id: string
  section: string
  round?: string
}): RouteOf<'tournament'> | undefined {
  const { id, round } = params
  const section = SECTIONS.find((each) => each === params.section)
  if (section === undefined || (round !== undefined && !SECTIONS_BY_ROUND.includes(section))) return undefined
  return { page: 'tournament', id, section, ...(round !== undefined && { round }) }
}

export const cardRoute = ({ id, no }: { id: string; no: string }): RouteOf<'tournament'> | undefined =>
  ENTRY_NO.test(no) ? { page: 'tournament', id, section: 'player', no: Number(no) } : undefined

export function rankRoute({
  no,
  ...rest
}: {
  id: string
  no: string
  round?: string
}): RouteOf<'tournament'> | undefined {
  return ENTRY_NO.test(no) ? { page: 'tournament', section: 'rank', no: Number(no), ...rest } : undefined
}

export function matchRoute({ id, index }: { id: string; index?: string }): RouteOf<'match'> | undefined {
  if (!parsePairingId(id)) return undefined
  if (index === undefined) return { page: 'match', id }
  return INDEX.test(index) ? { page: 'match', id, index: Number(index) } : undefined
}

export function profileRoute(
  of: ProfileOf,
  { id, tab: word }: { id: string; tab?: string },
): RouteOf<'profile'> | undefined {
  if (!(of === '@' ? isUsername(id) : ID.test(id))) return undefined
  const tab = PROFILES[of].find((each) => each === (word ?? PROFILES[of][0]))
  return tab && { page: 'profile', of, id, tab }
}

export const feedbackRoute = ({ id }: { id: string }): RouteOf<'feedback'> | undefined =>
  ID.test(id) ? { page: 'feedback', id } : undefined

/** `secret` is that of an old helper's link; an arbiter uses the tournament’s id instead. */
export const helpRoute = ({ secret }: { secret: string }): RouteOf<'help'> | undefined =>
  SECRET.test(secret) ? { page: 'help', secret } : undefined

export function manageRoute({ id, tab: word }: { id: string; tab?: string }): RouteOf<'manage'> | undefined {
  const tab = MANAGE_TABS.find((each) => each === (word ?? 'desk'))
  return tab && (word ?? '') !== 'desk' ? { page: 'manage', id, tab } : undefined
}
