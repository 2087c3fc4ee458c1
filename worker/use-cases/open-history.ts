import * as say from '#words/answers.js'
import { digestOf, makerText, type ChainLink } from '#core/changes/chain.ts'
import { namesAt, shownPast, snapshotAt, wasOpen } from '#core/changes/past.ts'
import { openChanges, openText } from '#core/changes/told-history.ts'
import { parseRevealed } from '#core/snapshot/revealed-results.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { firstHiddenRound } from '#core/snapshot/hidden-round.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { inLanguage } from '#core/text/language.ts'
import { ERASED_REASON } from '../data/history-erasure.ts'
import { listStored, type StoredChange } from '../data/history.ts'
import { digest } from '../secrets/token.ts'
import type { Caller } from './caller.ts'
import { viewAtDesk } from './desk-change.ts'
import { notFound } from './refusal.ts'
import { loadVisible } from './visible-tournament.ts'

/** Rows per page of the history, and links per page of its hash chain. */
const PAGE = 50
const LINKS = 500

interface HistoryOptions {
  before?: number | undefined
  /** Of the sentences that describe the changes. */
  language: string
}

/** The newest public changes of a tournament, or those before a version. */
export async function openHistory(caller: Caller, known: Snapshot, { before = Infinity, language }: HistoryOptions) {
  const { now, changes } = await withChanges(caller, known)
  const hiddenFrom = firstHiddenRound(known) ?? Infinity
  const told = openChanges(now, changes).filter(
    ({ change, before: facts }) => change.version < before && facts.round < hiddenFrom,
  )
  const rows = told.slice(0, PAGE).map((each) => {
    const { version, at, by, source, reason, undoes, isRedo, hash } = each.change
    const { isUndone } = each
    // Other directors and helpers are shown by their role only.
    const who = by === now.user ? by : null
    const { round } = each.before
    const text = inLanguage(language, () => openText(each))
    return { version, at, who, source, reason, undoes, isRedo, hash, round, isUndone, ...text }
  })
  return { version: now.version, hasMore: told.length > PAGE, changes: rows }
}

/** The hash chain of a tournament’s changes after a version, which anyone can verify. */
export async function openChain(caller: Caller, known: Snapshot, since = 0) {
  const { now, changes } = await withChanges(caller, known)
  const open = new Set(openChanges(now, changes).map(({ change }) => change.version))
  const later = changes.filter(({ version }) => version > since).toReversed()
  const told = (version: number) => !known.hidden && open.has(version)
  const links = await Promise.all(later.slice(0, LINKS).map((change) => linkOf(now.id, change, told(change.version))))
  return { id: now.id, hasMore: later.length > LINKS, links }
}

async function linkOf(id: string, { record }: StoredChange, isOpen: boolean): Promise<ChainLink> {
  const { version, at, source, act, inverse, reason, undoes, digest: own, hash } = record
  const link = { version, digest: own, hash }
  if (!isOpen || own === null) return link
  // A reason was erased with a person's account: the change can be verified by its place in the chain alone.
  if (reason === ERASED_REASON && (await digestOf(id, record, digest)) !== own) return link
  return {
    ...link,
    said: { version, at, source, act, inverse, reason, undoes, maker: await digest(makerText(record)) },
  }
}

/** A tournament as it was at a version; throws 404 if it was not public then, or there is no record of it. */
export async function momentAt(caller: Caller, known: Snapshot, at: number): Promise<Snapshot> {
  const { now, changes } = await withChanges(caller, known)
  const oldest = changes.at(-1)
  const isKnown = at === now.version || (at < now.version && oldest !== undefined && at >= oldest.version)
  const past = isKnown ? snapshotAt(now, changes, at) : undefined
  const isOpen = past && (now.settings.public ? wasOpen(past) : past.stage !== 'draft')
  if (!isOpen) throw notFound(say.noRecordOfMoment)
  const shown = shownPast(past, namesAt(now, changes, at))
  return known.hidden ? spoilerFree(shown, parseRevealed(known.hidden.shown)) : shown
}

/** A tournament with its desk’s facts, and all its recorded changes. */
async function withChanges(caller: Caller, known: Snapshot) {
  const whole = known.hidden ? (await loadVisible(caller, known.id)).snapshot : known
  const now = await viewAtDesk(caller, whole)
  const changes = await listStored(caller.db, known.id)
  return { now, changes: changes.filter(({ version }) => version <= now.version) }
}
