import { pairTalk } from '#core/changes/captain-plans.ts'
import { isDisputed } from '#core/match/reported-result.ts'
import { captainWarnings, type CaptainWarning } from '#core/snapshot/captain-warnings.ts'
import type { FixtureTalk } from '#core/snapshot/desk.ts'
import { fixtureOutlook, fixtureStateOf, type MatchSignUps } from '#core/snapshot/fixture-outlook.ts'
import type { FixtureState } from '#core/snapshot/fixture-state.ts'
import { agreeingRefusal, timeWindow, type TimeWindow } from '#core/snapshot/fixture-time.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { pairingStart } from '#core/snapshot/pairing-start.ts'
import { protestRefusal, protestUntil } from '#core/snapshot/protests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Start } from '#core/text/start.ts'
import { signUpsOf } from '../data/captain-warnings.ts'
import * as registrations from '../data/registrations.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { loadAtDesk } from './desk-change.ts'

export interface FixtureForCaptain {
  id: string
  round: number
  no: number
  /** Numbers of both teams, and which of them is the caller’s. */
  teams: [first: number, second: number]
  own: 0 | 1
  state: FixtureState
  start: Start | null
  /** Where the start comes from. */
  startBy: 'round' | 'captains' | 'director' | 'site'
  window: TimeWindow | null
  /** Why the captains can’t agree on a time now. */
  agreeing: string | null
  proposals: FixtureTalk['proposals']
  statements: FixtureTalk['statements']
  isDisputed: boolean
  protestUntil: number | null
  /** Why the caller can’t protest. */
  protesting: string | null
  warnings: CaptainWarning[]
}

export interface CaptainPage {
  teams: { no: number; name: string }[]
  fixtures: FixtureForCaptain[]
}

/** The caller’s teams and their matches, the newest round first. */
export async function listFixtures(caller: SignedInCaller, snapshot: Snapshot): Promise<CaptainPage> {
  const isTeams = snapshot.settings.competitors === 'team'
  const entries = isTeams ? await registrations.listOwnEntries(caller.db, snapshot.id, caller.user.id) : []
  const teams = entries.filter(({ team }) => team !== null).map(({ no, name }) => ({ no, name }))
  if (teams.length === 0) return { teams, fixtures: [] }
  const [facts, signUps] = await Promise.all([loadAtDesk(caller, snapshot.id), signUpsOf(caller.db, snapshot.id)])
  const now = Date.now()
  const own = new Set(teams.map(({ no }) => no))
  const fixtures = pairings(facts).flatMap((pairing) => {
    if (pairing.black < 0) return []
    const sides: [number, number] = [facts.players.no[pairing.white]!, facts.players.no[pairing.black]!]
    const at = sides.findIndex((no) => own.has(no))
    return at < 0
      ? []
      : [
          inLanguageOf(caller, () =>
            fixtureOf(facts, pairing, {
              sides,
              at: at as 0 | 1,
              signUps: signUps.get(`${pairing.round} ${pairing.no}`),
              now,
            }),
          ),
        ]
  })
  return { teams, fixtures: fixtures.toReversed() }
}

function fixtureOf(
  facts: Snapshot,
  pairing: Pairing,
  { sides, at, signUps, now }: { sides: [number, number]; at: 0 | 1; signUps: MatchSignUps | undefined; now: number },
): FixtureForCaptain {
  const { round, no, id } = pairing
  const talk = pairTalk(facts, pairing)!
  const window = timeWindow(facts, round)
  const state = fixtureStateOf(pairing, talk, now)
  const start = pairingStart(facts, pairing) ?? null
  return {
    id,
    round,
    no,
    teams: sides,
    own: at,
    state,
    start,
    startBy: startBy(pairing),
    window: window ?? null,
    agreeing: agreeingRefusal(window, now) ?? null,
    proposals: talk.proposals,
    statements: talk.statements,
    isDisputed: isDisputed(pairing),
    protestUntil: facts.settings.protestHours > 0 ? protestUntil(facts, pairing) : null,
    protesting: protestRefusal(facts, pairing, now) ?? null,
    warnings: captainWarnings(fixtureOutlook(facts, pairing, { side: at, signUps, now }), now),
  }
}

function startBy({ facts: { startTime, agreedTime, timeBy } }: Pairing): FixtureForCaptain['startBy'] {
  if (startTime === undefined) return 'round'
  return startTime === agreedTime && timeBy ? timeBy : 'site'
}
