import * as say from '#words/festival.js'
import * as sayPrizes from '#words/prizesDesk.js'
import { withDefined } from '#core/festival/defined.ts'
import type { SentFestivalRequest } from '#core/contract/festivals.ts'
import type { FestivalAct } from '#core/festival/festival-act.ts'
import { wordsOfFestival } from '#core/festival/history-words.ts'
import { appliedFestival, planFestival, undoOfFestival } from '#core/festival/plan-festival.ts'
import type { FestivalFacts } from '#core/festival/facts.ts'
import { plainFestivalJson } from '#core/festival/same-facts.ts'
import { unmadeFestival } from '#core/festival/facts.ts'
import { settingsFromFestival } from '#core/festival/shared.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { findFestivalChange, listFestivalChanges, saveFestival } from '../data/festivals.ts'
import { listPersonNames } from '../data/festival-register.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { keyOptions, requireSameRequest } from './change-tournament.ts'
import { changeAtDesk, loadAtDesk } from './desk-change.ts'
import type { LoadedFestival } from './festivals.ts'
import { conflict, notFound, unlessRefused } from './refusal.ts'

/** What was done, in a sentence, and the festival’s new version. */
export interface FestivalChange {
  message: string
  version: number
}

interface FestivalChangeFacts {
  reason?: string | undefined
  undoes?: number | undefined
}

/** Makes one change of a festival in the caller’s name; throws 409 with the reason if it can’t be made. */
export async function commitFestival(
  caller: SignedInCaller,
  festival: FestivalFacts,
  acts: FestivalAct[],
  options: FestivalChangeFacts & { owner?: string } = {},
): Promise<FestivalChange> {
  const earlier = await earlierFestivalChange(caller, festival.id)
  if (earlier) return earlier
  const plan = unlessRefused(() => planFestival(festival, acts))
  const version = await saveFestival(caller.db, plan, {
    by: caller.user.id,
    now: Date.now(),
    ...keyOptions(caller, caller.user.id),
    ...options,
  })
  if (version === undefined) throw conflict(festival.version === 0 ? say.addressTaken : say.festivalChanged)
  return { message: inLanguageOf(caller, () => wordsOfFestival(festival, acts)), version }
}

/** An earlier attempt of the same request, by its idempotency key. */
async function earlierFestivalChange(caller: SignedInCaller, id: string): Promise<FestivalChange | undefined> {
  const { key, request } = keyOptions(caller, caller.user.id)
  const earlier = key === undefined ? undefined : await findFestivalChange(caller.db, id, { key })
  if (!earlier) return undefined
  requireSameRequest(earlier, request)
  return { message: inLanguageOf(caller, say.saved), version: earlier.version }
}

/** Carries out what a manager asks for, also in the sections as far as they share it. */
export async function changeFestival(
  caller: SignedInCaller,
  loaded: LoadedFestival,
  request: SentFestivalRequest,
  reason: string | undefined,
): Promise<FestivalChange> {
  const { festival } = loaded
  if (request.type === 'setPrizes' && request.was !== undefined) requireSamePrizes(festival, request.was)
  const made = await commitFestival(caller, festival, [actOf(request)], { reason })
  const { key: _key, request: _request, ...plain } = caller
  if (request.type === 'stage' && request.stage === 'public') await openSections(plain, festival)
  if (request.type === 'edit') await shareWithSections(plain, festival, { ...festival, ...withDefined(request.change) })
  return made
}

/** Two people may have the prizes open. */
function requireSamePrizes({ overallPrizes }: FestivalFacts, was: FestivalFacts['overallPrizes']): void {
  if (plainFestivalJson(overallPrizes) !== plainFestivalJson(was)) throw conflict(sayPrizes.prizesChangedMeanwhile)
}

function actOf(request: SentFestivalRequest): FestivalAct {
  switch (request.type) {
    case 'edit':
      return { type: 'editFestival', change: withDefined(request.change) }
    case 'stage':
      return { type: 'setStage', stage: request.stage }
    case 'changeSection':
      return { type: 'changeSection', tournament: request.tournament, change: withDefined(request.change) }
    case 'setPrizes':
      return { type: 'editFestival', change: { overallPrizes: request.prizes } }
    case 'order':
      return { type: 'orderSections', order: request.order }
    default:
      return request satisfies never
  }
}

/** Drafts among the sections are opened, so that visitors see them. */
async function openSections(caller: SignedInCaller, { sections }: FestivalFacts): Promise<void> {
  for (const { tournament } of sections) {
    const snapshot = await loadAtDesk(caller, tournament)
    if (eventState(snapshot) === 'draft') await changeAtDesk(caller, snapshot, { type: 'open' })
  }
}

async function shareWithSections(caller: SignedInCaller, before: FestivalFacts, after: FestivalFacts): Promise<void> {
  const shares = ['place', 'federation', 'timeZone', 'logoURL'] as const
  if (shares.every((name) => before[name] === after[name])) return
  for (const { tournament } of after.sections) {
    const snapshot = await loadAtDesk(caller, tournament)
    const settings = settingsFromFestival(snapshot.settings, after, before)
    if (Object.keys(settings).length > 0) await changeAtDesk(caller, snapshot, { type: 'editEvent', settings })
  }
}

/** Undoes a change as one more change. */
export async function undoFestivalChange(
  caller: SignedInCaller,
  { festival }: LoadedFestival,
  version: number,
  reason: string | undefined,
): Promise<FestivalChange> {
  const earlier = await earlierFestivalChange(caller, festival.id)
  if (earlier) return earlier
  const change = await findFestivalChange(caller.db, festival.id, { version })
  if (!change) throw notFound(say.changeNotFound)
  const acts = unlessRefused(() => undoOfFestival(festival, change), 'changed-since')
  const { version: saved } = await commitFestival(caller, festival, acts, { reason, undoes: version })
  const { key: _key, request: _request, ...plain } = caller
  await shareWithSections(plain, festival, appliedFestival(festival, acts))
  return { message: inLanguageOf(caller, say.undone), version: saved }
}

/** The festival’s changes with their sentences, the newest first. */
export async function listFestivalHistory(caller: SignedInCaller, { festival }: LoadedFestival) {
  const [changes, names] = await Promise.all([
    listFestivalChanges(caller.db, festival.id),
    listPersonNames(caller.db, festival.id),
  ])
  const undone = new Set(changes.map(({ undoes }) => undoes))
  let facts = unmadeFestival(festival.id)
  return inLanguageOf(caller, () =>
    changes
      .map(({ acts, inverse, version, at, by, reason, undoes }) => {
        const words = wordsOfFestival(facts, acts, (no) => names.get(no) ?? `#${no}`)
        facts = appliedFestival(facts, acts)
        const isUndone = undone.has(version)
        return { version, at, by, words, reason, undoes, isUndone, mayUndo: inverse !== null && !isUndone }
      })
      .toReversed(),
  )
}
