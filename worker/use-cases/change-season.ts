import * as say from '#words/season.js'
import type { SQL } from 'drizzle-orm'
import type { SentSeasonRequest } from '#core/contract/seasons.ts'
import { MAX_DIVISION_TEAMS } from '#core/limits/season.ts'
import { nextEntryNo } from '#core/season/entry-acts.ts'
import type { SeasonFacts, SeasonEntry, FinalTable } from '#core/season/facts.ts'
import { dividedEntries, divisionName } from '#core/season/plan-divisions.ts'
import { planSeason, undoOfSeason, wordsOfSeason } from '#core/season/plan-season.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import { finalTables } from '#core/rows/season-final.ts'
import type { Db } from '../data/db.ts'
import { findSeason, findSeasonChange, listTeamNames, saveSeason } from '../data/seasons.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { keyOptions, requireSameRequest } from './change-tournament.ts'
import { badRequest, conflict, notFound, unlessRefused } from './refusal.ts'
import type { LoadedSeason } from './seasons.ts'

/** What was done, in a sentence, and the season’s new version. */
export interface SeasonChange {
  message: string
  version: number
}

interface SeasonChangeFacts {
  reason?: string | undefined
  undoes?: number | undefined
  also?: ((landed: SQL) => SQL) | undefined
}

/** An earlier attempt of the same request, by its idempotency key. */
async function earlierChange(caller: SignedInCaller, season: SeasonFacts): Promise<SeasonChange | undefined> {
  const { key, request } = keyOptions(caller, caller.user.id)
  const earlier = key === undefined ? undefined : await findSeasonChange(caller.db, season, { key })
  if (!earlier) return undefined
  requireSameRequest(earlier, request)
  return { message: inLanguageOf(caller, say.seasonSaved), version: earlier.version }
}

/** Makes one change of a season in the caller’s name; throws 409 with the reason if it can’t be made. */
export async function commitSeason(
  caller: SignedInCaller,
  season: SeasonFacts,
  acts: SeasonAct[],
  options: SeasonChangeFacts = {},
): Promise<SeasonChange> {
  const earlier = await earlierChange(caller, season)
  if (earlier) return earlier
  const plan = unlessRefused(() => planSeason(season, acts))
  const version = await saveSeason(caller.db, plan, {
    by: caller.user.id,
    now: Date.now(),
    ...keyOptions(caller, caller.user.id),
    ...options,
  })
  if (version === undefined) throw conflict(say.changedMeanwhile)
  return { message: inLanguageOf(caller, () => wordsOfSeason(season, acts)), version }
}

type PlainRequest = Exclude<SentSeasonRequest, { type: 'makeDivisions' | 'makePlayoff' }>

/** Carries out what a manager asks for, except making tournaments. */
export async function changeSeason(
  caller: SignedInCaller,
  loaded: LoadedSeason,
  request: PlainRequest,
  reason: string | undefined,
): Promise<SeasonChange> {
  const { season } = loaded
  if (request.type === 'step' && request.step === 'reopen' && !reason)
    throw conflict(say.reopenNeedsReason, 'reason-needed')
  return commitSeason(caller, season, await actsOf(caller.db, loaded, request), { reason })
}

async function actsOf(db: Db, loaded: LoadedSeason, request: PlainRequest): Promise<SeasonAct[]> {
  const { season } = loaded
  switch (request.type) {
    case 'edit': {
      const { type: _type, rules, ...rest } = request
      const change = { ...rest, ...(rules && { rules: { ...season.rules, ...rules } }) }
      return [{ type: 'editSeason', change: withoutUndefined(change) }]
    }
    case 'addEntries':
      return [{ type: 'addEntries', entries: await newEntries(db, request.entries, nextEntryNo(season)) }]
    case 'removeEntries':
      return [request]
    case 'changeEntry':
      return [{ ...request, change: withoutUndefined(request.change) }]
    case 'decidePlayoff':
      return [request]
    case 'divide':
      return [divideAct(season, request.seats)]
    case 'step':
      return [{ type: 'takeStep', step: request.step, ...(request.step === 'close' && { final: finalOf(loaded) }) }]
    default:
      return request satisfies never
  }
}

/** Fields that were sent: `undefined` stands for a field that was left out. */
const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

type SentEntry = Extract<PlainRequest, { type: 'addEntries' }>['entries'][number]

/** Entries of site-wide teams have these teams’ names where they merged. Throws 400 for an unknown team. */
export async function newEntries(db: Db, sent: readonly SentEntry[], first: number): Promise<SeasonEntry[]> {
  const wanted = sent.flatMap(({ team }) => team ?? [])
  const known = wanted.length === 0 ? [] : await listTeamNames(db, wanted)
  return sent.map(({ team, name, nationality }, at) => {
    const found = known.find(({ asked }) => asked === team)
    if (team !== null && !found) throw badRequest(say.teamNotFound)
    return {
      no: first + at,
      team: found?.id ?? null,
      name,
      nationality: nationality || (found?.nationality ?? ''),
      division: null,
      seat: 0,
      origin: 'new',
      from: null,
      state: 'confirmed',
    }
  })
}

type SentSeats = Extract<PlainRequest, { type: 'divide' }>['seats']

function divideAct(season: SeasonFacts, sent: SentSeats): SeasonAct {
  const { divisions, seats } = sent ? chosenSeats(season, sent) : dividedEntries(season)
  for (const { tier, group, name } of divisions) {
    const count = seats.filter(({ division }) => division?.tier === tier && division.group === group).length
    if (count > MAX_DIVISION_TEAMS)
      throw conflict(() => say.divisionIncomplete({ name, count, max: MAX_DIVISION_TEAMS }))
  }
  return { type: 'setDivisions', divisions, seats }
}

function chosenSeats({ rules, divisions: known }: SeasonFacts, sent: NonNullable<SentSeats>) {
  const all = sent.flatMap(({ entries }) => entries)
  if (new Set(all).size !== all.length) throw badRequest(say.entrySeatedTwice)
  return {
    divisions: sent.map(({ tier, group, name }) => ({
      tier,
      group,
      name:
        name ??
        known.find((one) => one.tier === tier && one.group === group)?.name ??
        divisionName(rules, { tier, group }),
      tournament: null,
    })),
    seats: sent.flatMap(({ tier, group, entries }) =>
      entries.map((entry, at) => ({ entry, division: { tier, group }, seat: at + 1 })),
    ),
  }
}

/** The final tables; throws 409 while a fixture has no result. */
function finalOf({ season, shown }: Pick<LoadedSeason, 'season' | 'shown'>): FinalTable[] {
  const isOver = shown.length === season.divisions.length && shown.every(({ snapshot }) => !snapshot.active)
  if (!isOver || shown.length === 0) throw conflict(say.notOverYet)
  return finalTables(season, shown)
}

/** Undoes a change as one more change. */
export async function undoSeasonChange(
  caller: SignedInCaller,
  { season }: LoadedSeason,
  version: number,
  reason: string | undefined,
): Promise<SeasonChange> {
  const earlier = await earlierChange(caller, season)
  if (earlier) return earlier
  const change = await findSeasonChange(caller.db, season, { version })
  if (!change) throw notFound(say.changeNotFound)
  const acts = unlessRefused(() => undoOfSeason(season, change), 'changed-since')
  const { version: saved } = await commitSeason(caller, season, acts, { reason, undoes: version })
  return { message: inLanguageOf(caller, say.seasonUndone), version: saved }
}

/** The season as it is now, for a second change in one request. */
export async function reloadSeason(db: Db, { league, id }: SeasonFacts): Promise<SeasonFacts> {
  const found = await findSeason(db, league, id)
  if (!found) throw notFound(say.seasonNotFound)
  return found
}
