import { tournamentPath } from '#core/addresses/paths.ts'
import type { ToldWarning } from '#core/people/captain-text.ts'
import { captainWarnings, type CaptainWarning } from '#core/snapshot/captain-warnings.ts'
import { fixtureOutlook } from '#core/snapshot/fixture-outlook.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, MINUTE } from '#core/time.ts'
import * as warnings from '../data/captain-warnings.ts'
import { open } from '../data/db.ts'
import * as requests from '../data/player-requests.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Bindings } from '../env.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { notifyUsers } from '../rooms/site-shards.ts'
import { matchNews } from '../use-cases/tell-captains.ts'
import { tellUsers } from '../use-cases/tell-people.ts'
import { forEach } from './for-each.ts'

const EVERY = 30
/** Rounds are looked at from their windows' usual length after their start until a few days before it. */
const PERIOD = { before: 14 * DAY, after: 5 * DAY }

/** Tells captains what is missing before their matches, each thing once. Runs each half hour. */
export async function warnCaptains(env: Bindings, now: number): Promise<void> {
  if (Math.floor(now / MINUTE) % EVERY !== 0) return
  const db = open(env.DB)
  const rounds = await warnings.listNearRounds(db, now - PERIOD.before, now + PERIOD.after)
  const byEvent = Map.groupBy(rounds, ({ id }) => id)
  await forEach([...byEvent], async ([id, near]) => {
    const [records, signUps] = await Promise.all([tournaments.loadRecords(db, id, 'desk'), warnings.signUpsOf(db, id)])
    if (!records) return
    const facts = snapshotFromRecords(records)
    for (const { round } of near) {
      for (const pairing of pairings(facts, round).filter(({ black }) => black >= 0)) {
        for (const side of [0, 1] as const) {
          const known = { side, signUps: signUps.get(`${round} ${pairing.no}`), now }
          const found = captainWarnings(fixtureOutlook(facts, pairing, known), now).filter(isTold)
          for (const warning of found) await warn(env, facts, { pairing, side, warning })
        }
      }
    }
  })
}

const isTold = (warning: CaptainWarning): warning is ToldWarning =>
  warning.kind !== 'fewerThanOther' && warning.kind !== 'ratingGap' && warning.kind !== 'timeoutRisk'

async function warn(
  env: Bindings,
  facts: Snapshot,
  { pairing, side, warning }: { pairing: Pairing; side: 0 | 1; warning: ToldWarning },
): Promise<void> {
  const db = open(env.DB)
  const { round, no } = pairing
  const team = facts.players.no[side === 0 ? pairing.white : pairing.black]!
  const users = await requests.listOwners(db, facts.id, team)
  if (users.length === 0) return
  if (!(await warnings.note(db, { tournament: facts.id, round, no, team, kind: warning.kind }))) return
  const link = tournamentPath(facts.settings.vanityURL ?? facts.id, 'captain')
  const news = { kind: 'warned', facts: { ...matchNews(facts, pairing), warning } } as const
  const people = await tellUsers({ env, db }, facts.name, { users, news, link })
  if (people.length === 0) return
  await notifyUsers(env, people)
  await wakeUp(env, ['pushes', 'letters'])
}
