import { sql, type SQL } from 'drizzle-orm'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import type { ChangePlan } from '#core/changes/plan.ts'
import { touchedPairings } from '#core/changes/undo.ts'
import { isPulled } from '#core/match/links.ts'
import { parseLink } from '#core/match/parse-link.ts'
import { isOverMini, miniAt, type Mini } from '#core/match/mini.ts'
import { gameRange, watchNo } from '#core/match/mini-numbers.ts'
import type { Settings } from '#core/tournament/tournament.ts'

interface ChangedMini extends PairingInRound {
  before: Mini
  after: Mini
}

/** Statements that start, stop and remove the watches of a fixture's matches as their links and results change. */
export function miniWatchStatements(plan: ChangePlan, now: number, landed: SQL): SQL[] {
  const { id, settings } = plan.after
  if (settings.segments.length === 0) return []
  return changedMinis(plan).flatMap((changed) =>
    changed.before.facts.link === changed.after.facts.link
      ? goingOn(id, changed, now, landed)
      : [...removing(id, changed, landed), ...starting(id, settings, changed, now, landed)],
  )
}

function changedMinis({ before, after, acts }: ChangePlan): ChangedMini[] {
  const count = after.settings.segments.length
  return touchedPairings(acts).flatMap((ref) => {
    const [was, is] = [before, after].map((facts) => findPairing(facts, ref)?.state.minis)
    if (was === is) return []
    const ks = Array.from({ length: count }, (_, at) => at + 1)
    return ks.map((k) => ({ ...ref, before: miniAt(was, k), after: miniAt(is, k) }))
  })
}

const ofWatch = (id: string, { round, no, after }: ChangedMini): SQL =>
  sql`tournament_id = ${id} and round = ${round} and match_no = ${watchNo(no, after.k)}`

/** A result that a director entered ends the watch; without a result it goes on. */
function goingOn(id: string, changed: ChangedMini, now: number, landed: SQL): SQL[] {
  const { before, after } = changed
  const isDone = isOverMini(after) || after.facts.cleared === true
  if (isDone === (isOverMini(before) || before.facts.cleared === true)) return []
  return [
    isDone
      ? sql`update watches set done = 1 where ${ofWatch(id, changed)} and ${landed}`
      : sql`update watches set done = 0, etag = null, failures = 0, missing = 0, due_at = ${now}
          where ${ofWatch(id, changed)} and ${landed}`,
  ]
}

function removing(id: string, changed: ChangedMini, landed: SQL): SQL[] {
  if (changed.before.facts.link === undefined) return []
  const [first, last] = gameRange(changed.after.k)
  return [
    sql`delete from watches where ${ofWatch(id, changed)} and ${landed}`,
    sql`delete from games where tournament_id = ${id} and round = ${changed.round} and match_no = ${changed.no}
      and no between ${first} and ${last} and ${landed}`,
  ]
}

function starting(id: string, settings: Settings, changed: ChangedMini, now: number, landed: SQL): SQL[] {
  const link = changed.after.facts.link === undefined ? undefined : parseLink(changed.after.facts.link)
  if (!link || !isPulled(settings, link) || isOverMini(changed.after)) return []
  return [
    sql`insert into watches (tournament_id, round, match_no, source, site_id, due_at, linked_at)
      select ${id}, ${changed.round}, ${watchNo(changed.no, changed.after.k)}, ${link.source}, ${link.siteId}, ${now}, ${now}
      where ${landed}
      on conflict do update set source = excluded.source, site_id = excluded.site_id, etag = null, failures = 0,
        missing = 0, due_at = excluded.due_at, linked_at = excluded.linked_at, done = 0`,
  ]
}
