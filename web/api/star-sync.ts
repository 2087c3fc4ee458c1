import { readStars, replaceStars } from '../hooks/use-stars.ts'
import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'
import { ApiError, post } from './client.ts'
import { hasSession } from './session.ts'

/** This device's copy of its star list on the server. */
export interface FollowState {
  /** Grants access to the list; null without a list, and where it belongs to an account. */
  secret: string | null
  /** The id in the addresses of the list's calendar and news feed. */
  feed: string | null
  isAccount: boolean
  /** The stars that the server has. */
  synced: string[]
  /** When the server was last asked. */
  at: number
}

export const STATE_KEY = 'following'
const NO_LIST: FollowState = { secret: null, feed: null, isAccount: false, synced: [], at: 0 }
const GONE = 410
/** Another device may add stars: after this long the list is fetched again. */
const FRESH_FOR = 10 * 60_000

export function parseFollowState(text: string | null): FollowState {
  try {
    return { ...NO_LIST, ...(JSON.parse(text ?? '{}') as Partial<FollowState>) }
  } catch {
    return NO_LIST
  }
}

const readState = (): FollowState => parseFollowState(readLocalStorage(STATE_KEY))

function keep(state: FollowState | undefined, stars: string[]): void {
  writeLocalStorage(STATE_KEY, state && JSON.stringify(state))
  if (stars.join('\n') !== [...readStars()].join('\n')) replaceStars(stars)
}

/** Two windows that sync at once would create two lists. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('stars', work) : work()

const without = (stars: Iterable<string>, others: Iterable<string>): string[] => {
  const left = new Set(others)
  return [...stars].filter((star) => !left.has(star))
}

/** Whether to ask the server: stars have changed, the user has signed in or out, or the last sync is too old. */
export function isSyncDue(isSignedIn: boolean): boolean {
  const { secret, isAccount, synced, at } = readState()
  const stars = readStars()
  if (without(stars, synced).length > 0 || without(synced, stars).length > 0) return true
  if (isAccount !== isSignedIn) return true
  return (isAccount || secret !== null) && at < Date.now() - FRESH_FOR
}

/** Sends the stars added and removed here, and fetches those of other devices. */
export const syncStars = (): Promise<void> =>
  oneAtATime(async () => {
    // After signing out the account's list must not stay in this browser.
    if (readState().isAccount && !hasSession()) forgetAccountStars()
    const state = readState()
    const { secret, synced } = state
    const stars = [...readStars()]
    const add = without(stars, synced)
    if (secret === null && add.length === 0 && !hasSession()) return
    await send(state, { stars, add, remove: without(synced, stars) }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === GONE)) throw error
      // The list was deleted on another device.
      keep(undefined, add)
    })
  })

async function send(
  state: FollowState,
  { stars, add, remove }: { stars: string[]; add: string[]; remove: string[] },
): Promise<void> {
  const { secret } = state
  const answer = await post('/following/sync', { body: { ...(secret !== null && { secret }), add, remove } })
  // Stars that changed during the request go with the next sync.
  const given = without(readStars(), stars)
  const taken = without(stars, readStars())
  keep(
    {
      secret: answer.isAccount ? null : (answer.secret ?? secret),
      feed: answer.feed,
      isAccount: answer.isAccount,
      synced: answer.stars,
      at: Date.now(),
    },
    [...given, ...without(answer.stars, [...taken, ...given])],
  )
}

/** Joins the list of another device; the stars of this one are added to it. */
export const takeList = (secret: string): Promise<void> =>
  oneAtATime(async () => {
    const state = readState()
    const stars = [...readStars()]
    const add = state.isAccount ? without(stars, state.synced) : stars
    await send({ ...state, secret }, { stars, add, remove: [] })
    const old = state.secret
    if (old !== null && old !== secret) await post('/following/forget', { body: { secret: old } })
  })

/** Deletes the list on the server with its addresses, and all stars. */
export const forgetList = (): Promise<void> =>
  oneAtATime(async () => {
    const { secret } = readState()
    if (secret !== null || hasSession()) await post('/following/forget', { body: ownSecret() })
    keep(undefined, [])
  })

/** Removes an account's stars from this browser. */
export function forgetAccountStars(): void {
  const { isAccount, synced } = readState()
  if (isAccount) keep(undefined, without(readStars(), synced))
}

/** Identifies a list without an account; an account's list goes by the session. */
export function ownSecret(): { secret?: string } {
  const { secret } = readState()
  return secret === null ? {} : { secret }
}

/** Games followed by this browser’s list or account; syncs the stars first. */
export async function lookAtFollowed() {
  await syncStars()
  return post('/following/look', { body: ownSecret() })
}
