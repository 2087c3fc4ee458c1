import * as say from '#words/festival.js'
import * as sayChecks from '#words/season.js'
import { Hono, type Context } from 'hono'
import {
  EnterFestivalInput,
  OwnEntryInput,
  OwnPlaceInput,
  RegisterChangeInput,
} from '#core/contract/festival-register.ts'
import {
  AddSectionInput,
  CreateFestivalInput,
  CreateSectionInput,
  FestivalChangeInput,
  FestivalStaffInput,
  RemoveSectionInput,
  UndoFestivalInput,
} from '#core/contract/festivals.ts'
import { festivalEntries, festivalPairings } from '#core/rows/festival-lists.ts'
import { festivalPrizesCsv } from '#core/rows/festival-prizes-csv.ts'
import { fileName } from '#core/text/file-name.ts'
import * as credentials from '../data/credentials.ts'
import { addFestivalStaff, removeFestivalStaff } from '../data/festival-staff.ts'
import { listFestivals } from '../data/festivals.ts'
import type { AppEnv } from '../env.ts'
import { attachment } from '../http/attachment.ts'
import { body } from '../http/body.ts'
import { callerOf, signedInCaller } from '../http/caller.ts'
import { checkFestivalEtag } from '../http/festival-etag.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { inReaderLanguage } from '../http/reader-language.ts'
import { signedIn } from '../http/signed-in.ts'
import { tokenScope } from '../http/token-scope.ts'
import { requireVerified } from '../use-cases/create-tournament.ts'
import { changeFestival, listFestivalHistory, undoFestivalChange } from '../use-cases/festival-change.ts'
import { festivalDesk } from '../use-cases/festival-desk.ts'
import { answerOwnPlace, enterFestival, loadOwnEntry } from '../use-cases/festival-entries.ts'
import { loadFestivalPrizes } from '../use-cases/festival-prizes.ts'
import { changePeople, festivalRegister } from '../use-cases/festival-people.ts'
import {
  addSection,
  createFestival,
  createSection,
  removeFestival,
  removeSection,
} from '../use-cases/festival-sections.ts'
import { festivalAnswer, loadFestival, loadManagedFestival } from '../use-cases/festivals.ts'
import { MOST_FESTIVALS } from '../use-cases/list-pages.ts'
import { notFound } from '../use-cases/refusal.ts'

const MAX_BYTES = 512 * 1024
// Spreadsheets recognise UTF-8 by it.
const UTF8_BOM = '\ufeff'

const idOf = (c: Context<AppEnv>): string => c.req.param('id')!

export const festivalListRoutes = new Hono<AppEnv>().get('/festivals', async (c) =>
  jsonFor(c, await listFestivals(c.var.db, MOST_FESTIVALS), undefined),
)

/** What everybody reads of a festival, and entries without an account. */
export const festivalRoutes = new Hono<AppEnv>()
  .get('/:id/getFestival', async (c) => c.json(festivalAnswer(await loadShownFestival(c), Date.now())))
  .get('/:id/getEntries', async (c) => c.json(festivalEntries((await loadShownFestival(c)).shown)))
  .get('/:id/getPairings', async (c) => {
    const { festival, shown } = await loadShownFestival(c)
    return c.json(festivalPairings(festival, shown))
  })
  .get('/:id/getPrizes', async (c) => {
    const loaded = await loadShownFestival(c)
    return c.json(await loadFestivalPrizes(callerOf(c), loaded))
  })
  .get('/:id/prizes.csv', async (c) => {
    const loaded = await loadShownFestival(c)
    const text = festivalPrizesCsv(await loadFestivalPrizes(callerOf(c), loaded))
    return attachment(c, fileName(loaded.festival.name, ['prizes'], 'csv'), UTF8_BOM + text)
  })
  .post('/:id/enter', tokenScope('none'), ...body(EnterFestivalInput), async (c) => {
    await rateLimit(c, 'enter')
    c.header('cache-control', 'no-store')
    return c.json(await enterFestival(callerOf(c), idOf(c), c.req.valid('json')))
  })
  .post('/:id/getOwnEntry', tokenScope('none'), ...body(OwnEntryInput), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await loadOwnEntry(callerOf(c), idOf(c), c.req.valid('json').secret))
  })
  .post('/:id/answerOffer', tokenScope('none'), ...body(OwnPlaceInput), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await answerOwnPlace(callerOf(c), idOf(c), c.req.valid('json')))
  })

/** Running a festival. */
export const festivalDeskRoutes = new Hono<AppEnv>()
  .get('/:id/getFestivalDesk', signedIn('manageFestival'), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManagedFestival(caller, idOf(c))
    return jsonFor(c, await festivalDesk(c.var.db, loaded), caller.user)
  })
  .get('/:id/getRegister', signedIn('manageFestival'), async (c) => {
    const caller = signedInCaller(c)
    return jsonFor(c, await festivalRegister(caller, idOf(c)), caller.user)
  })
  .get('/:id/getFestivalChanges', signedIn('manageFestival'), async (c) => {
    const caller = signedInCaller(c)
    return jsonFor(c, await listFestivalHistory(caller, await loadManagedFestival(caller, idOf(c))), caller.user)
  })
  .post('/create', signedIn('createFestival'), ...body(CreateFestivalInput), async (c) => {
    const caller = signedInCaller(c)
    await requireVerified(caller)
    await rateLimit(c, 'create', caller.user.id)
    return c.json(await createFestival(caller, c.req.valid('json')))
  })
  .post('/:id/change', signedIn('manageFestival'), ...body(FestivalChangeInput), async (c) => {
    const caller = signedInCaller(c)
    const { request, reason } = c.req.valid('json')
    return c.json(await changeFestival(caller, await loadManagedFestival(caller, idOf(c)), request, reason))
  })
  .post('/:id/undo', signedIn('manageFestival'), ...body(UndoFestivalInput), async (c) => {
    const caller = signedInCaller(c)
    const { version, reason } = c.req.valid('json')
    return c.json(await undoFestivalChange(caller, await loadManagedFestival(caller, idOf(c)), version, reason))
  })
  .post('/:id/addSection', signedIn('manageFestival'), ...body(AddSectionInput), async (c) => {
    const caller = signedInCaller(c)
    return c.json(await addSection(caller, await loadManagedFestival(caller, idOf(c)), c.req.valid('json')))
  })
  .post('/:id/createSection', signedIn('manageFestival'), ...body(CreateSectionInput, MAX_BYTES), async (c) => {
    const caller = signedInCaller(c)
    await requireVerified(caller)
    return c.json(await createSection(caller, await loadManagedFestival(caller, idOf(c)), c.req.valid('json')))
  })
  .post('/:id/removeSection', signedIn('manageFestival'), ...body(RemoveSectionInput), async (c) => {
    const caller = signedInCaller(c)
    const loaded = await loadManagedFestival(caller, idOf(c))
    return c.json(await removeSection(caller, loaded, c.req.valid('json').tournament))
  })
  .post('/:id/addStaff', signedIn('manageFestival'), ...body(FestivalStaffInput), async (c) => {
    const { username } = c.req.valid('json')
    const { festival } = await loadManagedFestival(signedInCaller(c), idOf(c))
    await addFestivalStaff(c.var.db, festival.id, await idOfUser(c, username))
    return c.json({ message: inReaderLanguage(c, () => say.staffAdded({ username })) })
  })
  .post('/:id/removeStaff', signedIn('manageFestival'), ...body(FestivalStaffInput), async (c) => {
    const { username } = c.req.valid('json')
    const { festival } = await loadManagedFestival(signedInCaller(c), idOf(c))
    await removeFestivalStaff(c.var.db, festival.id, await idOfUser(c, username))
    return c.json({ message: inReaderLanguage(c, () => say.staffRemoved({ username })) })
  })
  .post('/:id/changeRegister', signedIn('manageFestival'), ...body(RegisterChangeInput), async (c) => {
    const { request, reason } = c.req.valid('json')
    const { message, version } = await changePeople(signedInCaller(c), idOf(c), request, reason)
    return c.json({ message, version })
  })
  .post('/:id/delete', signedIn('manageFestival'), async (c) => {
    await removeFestival(signedInCaller(c), idOf(c))
    return c.json({ message: inReaderLanguage(c, say.festivalDeleted) })
  })

/** The festival of the address, with the caching of its answer; throws 304 if the client has it. */
async function loadShownFestival(c: Context<AppEnv>) {
  const caller = callerOf(c)
  const loaded = await loadFestival(caller, idOf(c))
  checkFestivalEtag(c, loaded, await caller.viewer())
  return loaded
}

async function idOfUser(c: Context<AppEnv>, username: string): Promise<string> {
  const found = await credentials.findByUsername(c.var.db, username)
  if (!found) throw notFound(sayChecks.userNotFound)
  return found.id
}
