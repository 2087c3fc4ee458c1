import * as say from '#words/answers.js'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { isSiteWord } from '#core/addresses/parse-path.ts'
import type { Act } from '#core/changes/act.ts'
import { unmade } from '#core/changes/create-tournament.ts'
import { entryActs } from '#core/changes/new-entries.ts'
import type { CreateTournamentInput } from '#core/contract/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { foldName } from '#core/text/fold.ts'
import type { PairingSystem, Settings } from '#core/tournament/tournament.ts'
import { findMadeByKey, isUnusedKey } from '../data/changes.ts'
import * as credentials from '../data/credentials.ts'
import * as deletedTournaments from '../data/deleted-tournaments.ts'
import * as tournaments from '../data/tournaments.ts'
import { newToken } from '../secrets/token.ts'
import type { SignedInCaller } from './caller.ts'
import { keyOptions, requireSameRequest, tryToChange } from './change-tournament.ts'
import { loadDirected } from './directed-tournament.ts'
import { conflict, forbidden } from './refusal.ts'

type NewTournament = z.infer<typeof CreateTournamentInput>

const TIE_BREAKS: Record<PairingSystem, Settings['tieBreaks']> = {
  swiss: ['BH/C1', 'BH', 'SB', 'WIN'],
  roundRobin: ['SB', 'WIN'],
  knockout: [],
  keizer: ['keizer', 'PTS', 'WIN'],
  scheveningen: ['WIN', 'SB'],
}
/** Teams get match points, and the points on their boards decide between level ones (FIDE C.04.6, C.07 art. 13). */
export const TEAM_SCORING = {
  winReward: 2,
  drawReward: 1,
  lossReward: 0,
  byeReward: 1,
  tieBreaks: ['GPTS', 'EDE', 'EMGSB'],
} satisfies Partial<Settings>
const MAX_ID = 20
const VERIFY_FIRST = say.verifyEmailFirst

/** Creates a tournament that the caller organises, with its entries if they are given; returns its id. */
export async function createTournament(caller: SignedInCaller, given: NewTournament): Promise<string> {
  const earlier = await findMade(caller)
  if (earlier !== undefined) return earlier
  const like = given.like === undefined ? undefined : await loadDirected(caller, given.like, 'direct')
  const creating = creatingAct(given, like)
  return withNewId(caller, given.name, async (id) => {
    const blank = unmade(id, caller.user.username, Date.now())
    const acts = [creating, ...entryActs(blank, given.entries ?? [])]
    const result = await tryToChange(caller, blank, () => acts, { source: 'director', guard: unusedKey(caller) })
    if ('version' in result) return true
    if ('refusal' in result && !(await tournaments.findAccess(caller.db, id, caller.user.id)))
      throw conflict(result.refusal)
    return false
  })
}

/**
 * Calls `make` with a free id, made from the name if possible, and returns the id. If `make` returns false because another
 * tournament took that id at the same moment, it is called once more with an id that no name gives. Throws 409 if that fails too.
 */
export async function withNewId(
  caller: SignedInCaller,
  name: string,
  make: (id: string) => Promise<boolean>,
): Promise<string> {
  for (const id of [await newTournamentId(caller, name), randomId(slugOf(name))]) {
    if (await make(id)) return id
    // Another attempt of the same request may have been faster.
    const made = await findMade(caller)
    if (made !== undefined) return made
  }
  throw conflict(say.tournamentNotCreated)
}

/**
 * The tournament that an earlier attempt of the same request created, by its idempotency key. Throws 409 if the key was
 * used for another request.
 */
export async function findMade(caller: SignedInCaller): Promise<string | undefined> {
  const { key, request } = keyOptions(caller, caller.user.id)
  const made = key === undefined ? undefined : await findMadeByKey(caller.db, caller.user.id, key)
  if (made) requireSameRequest(made, request)
  return made?.id
}

/** SQL condition: the caller has created nothing under this idempotency key. */
export function unusedKey(caller: SignedInCaller): SQL | undefined {
  const { key } = keyOptions(caller, caller.user.id)
  return key === undefined ? undefined : isUnusedKey(caller.user.id, key)
}

/** Throws 403 unless the caller's email address is verified: organisers must be reachable. */
export async function requireVerified({ db, user }: SignedInCaller): Promise<void> {
  const known = await credentials.findById(db, user.id)
  if (!known?.isVerified) throw forbidden(VERIFY_FIRST, 'not-proven')
}

/** The settings taken from an earlier tournament: all but its address, its number at FIDE, source and open registration. */
const inherited = ({ settings }: Snapshot): Partial<Settings> => ({
  ...settings,
  vanityURL: null,
  source: null,
  fideEvent: null,
  allowRegistration: 'closed',
})

function creatingAct(given: NewTournament, like: Snapshot | undefined): Act {
  const {
    name,
    rounds,
    system,
    gamesPerMatch,
    competitors,
    location,
    timeControl,
    timeZone,
    startsAt,
    registration,
    isOpen,
  } = given
  return {
    type: 'createTournament',
    name,
    settings: {
      tieBreaks: TIE_BREAKS[system],
      ...(competitors === 'team' && system !== 'knockout' && TEAM_SCORING),
      ...(like && inherited(like)),
      pairingSystem: system,
      totalRounds: rounds,
      public: isOpen ?? false,
      ...(competitors && { competitors }),
      ...(gamesPerMatch && { gamePointTotal: gamesPerMatch }),
      ...(location && { location }),
      ...(timeControl && { timeControl }),
      ...(timeZone && { timeZone }),
      ...(registration && { allowRegistration: registration }),
    },
    systems: like?.settings.totalRounds === rounds ? like.systems : [],
    starts: startsAt === undefined ? [] : [startsAt],
    stage: isOpen ? null : 'draft',
  }
}

/** An id that is free: made from the name if possible. */
async function newTournamentId({ db, user }: SignedInCaller, name: string): Promise<string> {
  const slug = slugOf(name)
  const isFree =
    slug.length >= 3 &&
    !isSiteWord(slug) &&
    !(await tournaments.findAccess(db, slug, user.id)) &&
    !(await deletedTournaments.hasId(db, slug))
  return isFree ? slug : randomId(slug)
}

const slugOf = (name: string): string =>
  foldName(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_ID)

/** The slug with five random letters and digits. */
function randomId(slug: string): string {
  const more = newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5)
  return `${slug || 'event'}${more}`
}
