import { readStars, replaceStars } from '../hooks/use-stars.ts'
import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'
import { ApiError, post } from './client.ts'
import { hasSession } from './session.ts'

/** What this device knows of its list at the server. */
export interface FollowState {
  /** Opens the list; null without one, and where it is an account's. */
  secret: string | null
  /** What its calendar and its news are found by. */
  feed: string | null
  isAccount: boolean
  /** The stars that the server has. */
  synced: string[]
  /** When the server was asked last. */
  at: number
}

export const STATE_KEY = 'following'
const NO_LIST: FollowState = { secret: null, feed: null, isAccount: false, synced: [], at: 0 }
const GONE = 410
/** Another device may have given a star: so often it is looked. */
const FRESH_FOR = 10 * 60_000

export function parseFollowState(text: string | null): FollowState {
  try {
    return { ...NO_LIST, ...(JSON.parse(text ?? '{}') as Partial<FollowState>) }
  } catch {
    return NO_LIST
  }
}

const readState = (): FollowState => parseFollowState(readLocalStorage(STATE_KEY))

/** Keeps what is known of the list. */
function keep(state: FollowState | undefined, stars: string[]): void {
  writeLocalStorage(STATE_KEY, state && JSON.stringify(state))
  if (stars.join('\n') !== [...readStars()].join('\n')) replaceStars(stars)
}

/** Two windows at once would make two lists. */
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('stars', work) : work()

const without = (stars: Iterable<string>, others: Iterable<string>): string[] => {
  const left = new Set(others)
  return [...stars].filter((star) => !left.has(star))
}

/** Whether the server should be asked: something was pressed, somebody has signed in or out, or it was long ago. */
export function isSyncDue(isSignedIn: boolean): boolean {
  const { secret, isAccount, synced, at } = readState()
  const stars = readStars()
  if (without(stars, synced).length > 0 || without(synced, stars).length > 0) return true
  if (isAccount !== isSignedIn) return true
  return (isAccount || secret !== null) && at < Date.now() - FRESH_FOR
}

/** Tells the server which stars were given and taken back here, and learns of those of other devices. */
export const syncStars = (): Promise<void> =>
  oneAtATime(async () => {
    // An account's list is not this browser's once nobody is signed in.
    if (readState().isAccount && !hasSession()) forgetAccountStars()
    const state = readState()
    const { secret, synced } = state
    const stars = [...readStars()]
    const add = without(stars, synced)
    if (secret === null && add.length === 0 && !hasSession()) return
    await send(state, { stars, add, remove: without(synced, stars) }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === GONE)) throw error
      // What was forgotten on another device is forgotten here.
      keep(undefined, add)
    })
  })

async function send(
  state: FollowState,
  { stars, add, remove }: { stars: string[]; add: string[]; remove: string[] },
): Promise<void> {
  const { secret } = state
  const answer = await post('/following/sync', { body: { ...(secret !== null && { secret }), add, remove } })
  // What was pressed meanwhile goes along the next time.
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

/** Makes the list of another device this one's too; what was starred here goes into it. */
export const takeList = (secret: string): Promise<void> =>
  oneAtATime(async () => {
    const state = readState()
    const stars = [...readStars()]
    const add = state.isAccount ? without(stars, state.synced) : stars
    await send({ ...state, secret }, { stars, add, remove: [] })
    const old = state.secret
    if (old !== null && old !== secret) await post('/following/forget', { body: { secret: old } })
  })

/** Deletes the list with its addresses, and all stars. */
export const forgetList = (): Promise<void> =>
  oneAtATime(async () => {
    const { secret } = readState()
    if (secret !== null || hasSession()) await post('/following/forget', { body: ownSecret() })
    keep(undefined, [])
  })

/** Takes an account's stars from this browser. */
export function forgetAccountStars(): void {
  const { isAccount, synced } = readState()
  if (isAccount) keep(undefined, without(readStars(), synced))
}

/** What says which list is meant, beside the session. */
export function ownSecret(): { secret?: string } {
  const { secret } = readState()
  return secret === null ? {} : { secret }
}

/** What is followed by this browser's list or account, once the server knows of its stars. */
export async function lookAtFollowed() {
  await syncStars()
  return post('/following/look', { body: ownSecret() })
}
