import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { isReservedName } from '#core/addresses/parse-path.ts'
import type { Act } from '#core/changes/act.ts'
import { applyAct } from '#core/changes/acts.ts'
import { unmade } from '#core/changes/create-tournament.ts'
import { entryActs } from '#core/changes/new-entries.ts'
import type { CreateTournamentInput } from '#core/contract/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { foldName } from '#core/text/fold.ts'
import type { PairingSystem, Settings } from '#core/tournament/tournament.ts'
import * as credentials from '../data/credentials.ts'
import * as deletedTournaments from '../data/deleted-tournaments.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { newToken } from '../secrets/token.ts'
import { changeTournament } from './change-tournament.ts'
import { requireDirectorOf } from './director.ts'
import { forbidden } from './errors.ts'
import { rateLimit } from './rate-limit.ts'
import { loadVisible } from './visible-tournament.ts'

type NewTournament = z.infer<typeof CreateTournamentInput>

const TIE_BREAKS: Record<PairingSystem, Settings['tieBreaks']> = {
  swiss: ['BH/C1', 'BH', 'SB', 'WIN'],
  roundRobin: ['SB', 'WIN'],
  knockout: [],
}
const MAX_ID = 20
const VERIFY_FIRST = 'Verify your email address first: then you can create tournaments.'

/** Makes a tournament of whoever asks, with those who play it if they are named; returns its id. Throws 403 without a verified address. */
export async function createTournament(c: Context<AppEnv>, given: NewTournament): Promise<string> {
  const { user } = c.var
  await requireCreator(c)
  const like = given.like === undefined ? undefined : await earlierOf(c, given.like)
  const id = await newTournamentId(c, given.name)
  const blank = unmade(id, user.username, Date.now())
  const creating = creatingAct(given, like)
  const acts = [creating, ...entryActs(applyAct(blank, creating), given.entries ?? [])]
  await changeTournament(c, blank, () => acts, { source: 'director' })
  return id
}

/** Throws 403 without a verified address, and 429 after too many tournaments. */
export async function requireCreator(c: Context<AppEnv>): Promise<void> {
  await requireVerified(c)
  await rateLimit(c, 'create', c.var.user.id)
}

/** Throws 403 without a verified address. */
export async function requireVerified(c: Context<AppEnv>): Promise<void> {
  const { db, user } = c.var
  const known = await credentials.findById(db, user.id)
  if (!known?.isVerified) throw forbidden(VERIFY_FIRST, 'not-proven')
}

/** A tournament that whoever asks directs; throws 404 or 403. */
async function earlierOf(c: Context<AppEnv>, id: string): Promise<Snapshot> {
  const { snapshot } = await loadVisible(c, id)
  await requireDirectorOf(c, snapshot.id, 'direct')
  return snapshot
}

/** What a tournament takes from an earlier one: all that isn’t that one’s own. */
const inherited = ({ settings }: Snapshot): Partial<Settings> => ({
  ...settings,
  vanityURL: null,
  source: null,
  allowRegistration: 'closed',
})

function creatingAct(given: NewTournament, like: Snapshot | undefined): Act {
  const { name, rounds, system, gamesPerMatch, competitors, location, timeControl, startsAt, registration, isOpen } =
    given
  return {
    type: 'createTournament',
    name,
    settings: {
      tieBreaks: TIE_BREAKS[system],
      ...(like && inherited(like)),
      pairingSystem: system,
      totalRounds: rounds,
      public: isOpen ?? false,
      ...(competitors && { competitors }),
      ...(gamesPerMatch && { gamePointTotal: gamesPerMatch }),
      ...(location && { location }),
      ...(timeControl && { timeControl }),
      ...(registration && { allowRegistration: registration }),
    },
    systems: like?.settings.totalRounds === rounds ? like.systems : [],
    dates: startsAt === undefined ? [] : [startsAt],
    stage: isOpen ? null : 'draft',
  }
}

/** An id that is free: the name as far as it can be one. */
export async function newTournamentId(c: Context<AppEnv>, name: string): Promise<string> {
  const slug = foldName(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_ID)
  const isFree =
    slug.length >= 3 &&
    !isReservedName(slug) &&
    !(await tournaments.findAccess(c.var.db, slug, c.var.user.id)) &&
    !(await deletedTournaments.hasId(c.var.db, slug))
  if (isFree) return slug
  const more = newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5)
  return `${slug || 'event'}${more}`
}
