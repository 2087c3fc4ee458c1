import * as say from '#words/festival.js'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { isFestivalWord } from '#core/addresses/festival-routes.ts'
import type { AddSectionInput, CreateFestivalInput, CreateSectionInput } from '#core/contract/festivals.ts'
import { withDefined } from '#core/festival/defined.ts'
import { BLANK_HEAD, OPEN_RULE, sectionOf, unmadeFestival, type FestivalSection } from '#core/festival/facts.ts'
import type { FestivalAct } from '#core/festival/festival-act.ts'
import { wordsOfFestival } from '#core/festival/history-words.ts'
import { planFestival } from '#core/festival/plan-festival.ts'
import { settingsFromFestival } from '#core/festival/shared.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { foldName } from '#core/text/fold.ts'
import { MAX_SECTION_WORD } from '#core/limits/festival.ts'
import { deputyStatement, noDeputyStatement } from '../data/festival-staff.ts'
import { deleteFestival, festivalStatements, findFestival } from '../data/festivals.ts'
import { findAccess } from '../data/tournaments.ts'
import { newToken } from '../secrets/token.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { tryToChange } from './change-tournament.ts'
import { createTournament } from './create-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import { loadDirected } from './directed-tournament.ts'
import { commitFestival, type FestivalChange } from './festival-change.ts'
import { loadManagedFestival, type LoadedFestival } from './festivals.ts'
import { conflict, notFound, unlessRefused } from './refusal.ts'

const MAX_WORD = 40

/** Throws 409 if the address is taken. */
export async function createFestival(
  caller: SignedInCaller,
  { id, ...given }: z.output<typeof CreateFestivalInput>,
): Promise<{ id: string } & FestivalChange> {
  const word = id ?? wordOf(given.name)
  const isTaken = id === undefined && (await findFestival(caller.db, word, undefined)) !== undefined
  const free = isTaken ? `${word.slice(0, MAX_WORD - 6)}-${shortToken()}` : word
  const act: FestivalAct = { type: 'createFestival', head: { ...BLANK_HEAD, ...withDefined(given) } }
  const made = await commitFestival(caller, unmadeFestival(free), [act], { owner: caller.user.id })
  return { id: free, ...made }
}

/** A word for an address, made from a name: `Autumn Festival 2026` is `autumn-festival-2026`. */
function wordOf(name: string): string {
  const word = foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_WORD)
    .replace(/-$/, '')
  return isFestivalWord(word) ? word : `festival-${shortToken()}`
}

const shortToken = (): string =>
  newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5)

/** Makes a tournament that the caller directs a section. */
export async function addSection(
  caller: SignedInCaller,
  loaded: LoadedFestival,
  { tournament, ...given }: z.output<typeof AddSectionInput>,
): Promise<FestivalChange> {
  return linkSection(caller, loaded, await loadDirected(caller, tournament, 'direct'), given)
}

/** Makes a new tournament with what the festival shares, and then a section of it. Safe to repeat. */
export async function createSection(
  caller: SignedInCaller,
  loaded: LoadedFestival,
  { section, tournament }: z.output<typeof CreateSectionInput>,
): Promise<FestivalChange & { tournament: string }> {
  const { festival } = loaded
  // Before a tournament is made in vain.
  unlessRefused(() =>
    planFestival(festival, [{ type: 'addSection', section: sectionOfInput(festival.id, tournament.name, section) }]),
  )
  const { timeZone = festival.timeZone ?? undefined, ...rest } = tournament
  const isOpen = festival.stage === 'public'
  const id = await createTournament(caller, { ...rest, ...(timeZone !== undefined && { timeZone }), isOpen })
  const { key: _key, request: _request, ...plain } = caller
  const now = await loadManagedFestival(plain, festival.id)
  const known = sectionOf(now.festival, id)
  if (known) return { tournament: id, message: inLanguageOf(caller, say.saved), version: now.festival.version }
  return { tournament: id, ...(await linkSection(plain, now, await loadAtDesk(plain, id), section)) }
}

type SectionGiven = z.output<typeof CreateSectionInput>['section']

const sectionOfInput = (tournament: string, name: string, given: SectionGiven): FestivalSection => ({
  tournament,
  word: name.slice(0, MAX_SECTION_WORD).trim(),
  kind: 'main',
  cap: null,
  firstBoard: null,
  fee: 0,
  closesAt: null,
  rule: OPEN_RULE,
  website: null,
  ...withDefined(given),
})

/** The tournament and the festival learn of each other in one batch. */
async function linkSection(
  caller: SignedInCaller,
  { festival }: LoadedFestival,
  snapshot: Snapshot,
  given: SectionGiven,
): Promise<FestivalChange> {
  const { id, settings } = snapshot
  const section = { ...sectionOfInput(id, snapshot.name, given), website: settings.profileURL }
  const acts: FestivalAct[] = [{ type: 'addSection', section }]
  const plan = unlessRefused(() => planFestival(festival, acts))
  const shared = settingsFromFestival(settings, festival)
  const result = await tryToChange(
    caller,
    snapshot,
    () => [{ type: 'editEvent', settings: { ...shared, profileURL: festivalPath(festival.id) } }],
    {
      source: 'director',
      guard: sql`exists (select 1 from festivals where id = ${festival.id} and version = ${festival.version})
        and not exists (select 1 from festival_sections where tournament_id = ${id})`,
      also: (landed) => [
        ...festivalStatements(plan, { by: caller.user.id, now: Date.now() }, { guard: landed }),
        deputyStatement(festival.id, id, landed),
      ],
    },
  )
  if ('refusal' in result) throw conflict(result.refusal)
  if (!('version' in result)) throw conflict(say.sectionElsewhere)
  return { message: inLanguageOf(caller, () => wordsOfFestival(festival, acts)), version: festival.version + 1 }
}

/** Takes a section out of the festival. The tournament stays, and has its website again. */
export async function removeSection(
  caller: SignedInCaller,
  { festival }: LoadedFestival,
  tournament: string,
): Promise<FestivalChange> {
  const section = sectionOf(festival, tournament)
  if (!section) throw notFound(say.noSuchSection)
  const acts: FestivalAct[] = [{ type: 'removeSection', tournament }]
  const plan = unlessRefused(() => planFestival(festival, acts))
  if (!(await findAccess(caller.db, tournament, caller.user.id))) return commitFestival(caller, festival, acts)
  const result = await tryToChange(
    caller,
    await loadAtDesk(caller, tournament),
    () => [{ type: 'editEvent', settings: { profileURL: section.website } }],
    {
      source: 'director',
      guard: sql`exists (select 1 from festivals where id = ${festival.id} and version = ${festival.version})`,
      also: (landed) => [
        ...festivalStatements(plan, { by: caller.user.id, now: Date.now() }, { guard: landed }),
        noDeputyStatement(festival.id, tournament, landed),
      ],
    },
  )
  if ('refusal' in result) throw conflict(result.refusal)
  if (!('version' in result)) throw conflict(say.festivalChanged)
  return { message: inLanguageOf(caller, () => wordsOfFestival(festival, acts)), version: festival.version + 1 }
}

/** Deletes a festival with its register. Its tournaments stay as they are, without the link to it. */
export async function removeFestival(caller: SignedInCaller, id: string): Promise<void> {
  const { key: _key, request: _request, ...plain } = caller
  let loaded = await loadManagedFestival(plain, id)
  for (const { tournament } of loaded.festival.sections) {
    await removeSection(plain, loaded, tournament)
    loaded = await loadManagedFestival(plain, id)
  }
  if (!(await deleteFestival(caller.db, id, loaded.festival.version))) throw conflict(say.festivalChanged)
}
