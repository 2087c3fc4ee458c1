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
import { tournamentLevel } from '#core/people/tournament-level.ts'
import * as registrations from '../data/registrations.ts'
import * as tournaments from '../data/tournaments.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { loadAtDesk } from './desk-change.ts'

interface FixtureForCaptain {
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

/** What a director should see to in a match; `team` is null if both captains have to. */
interface DeskWarning {
  round: number
  no: number
  team: number | null
  warning: CaptainWarning
}

export interface CaptainPage {
  teams: { no: number; name: string }[]
  fixtures: FixtureForCaptain[]
  /** Empty unless the caller directs the event. */
  missing: DeskWarning[]
}

/** The caller’s teams and their matches, the newest round first, and what is missing in all for a director. */
export async function listFixtures(caller: SignedInCaller, snapshot: Snapshot): Promise<CaptainPage> {
  const { db, user } = caller
  const nothing: CaptainPage = { teams: [], fixtures: [], missing: [] }
  if (snapshot.settings.competitors !== 'team') return nothing
  const [entries, people] = await Promise.all([
    registrations.listOwnEntries(db, snapshot.id, user.id),
    tournaments.loadPeople(db, snapshot.id, user.id),
  ])
  const directs = tournamentLevel(people, user) === 2
  const teams = entries.filter(({ team }) => team !== null).map(({ no, name }) => ({ no, name }))
  if (teams.length === 0 && !directs) return nothing
  const [facts, signUps] = await Promise.all([loadAtDesk(caller, snapshot.id), signUpsOf(db, snapshot.id)])
  const now = Date.now()
  const matches = pairings(facts)
    .filter(({ black }) => black >= 0)
    .map((pairing): CaptainsPairing => {
      const sides: [number, number] = [facts.players.no[pairing.white]!, facts.players.no[pairing.black]!]
      return { pairing, sides, signUps: signUps.get(`${pairing.round} ${pairing.no}`), now }
    })
  const own = new Set(teams.map(({ no }) => no))
  const fixtures = matches.flatMap((match) => {
    const at = match.sides.findIndex((no) => own.has(no))
    return at < 0 ? [] : [inLanguageOf(caller, () => fixtureOf(facts, match, at as 0 | 1))]
  })
  return {
    teams,
    fixtures: fixtures.toReversed(),
    missing: directs ? matches.flatMap((match) => deskWarnings(facts, match)) : [],
  }
}

interface CaptainsPairing {
  pairing: Pairing
  /** Numbers of both teams. */
  sides: [number, number]
  signUps: MatchSignUps | undefined
  now: number
}

/** Line-ups that are missing have a list of their own at the desk. */
function deskWarnings(facts: Snapshot, { pairing, sides, signUps, now }: CaptainsPairing): DeskWarning[] {
  const { round, no } = pairing
  return ([0, 1] as const).flatMap((side) =>
    captainWarnings(fixtureOutlook(facts, pairing, { side, signUps, now }), now).flatMap((warning): DeskWarning[] => {
      switch (warning.kind) {
        case 'noTime':
        case 'noLink':
          return side === 0 ? [{ round, no, team: null, warning }] : []
        case 'fewSignUps':
        case 'timeoutRisk':
          return [{ round, no, team: sides[side], warning }]
      }
      return []
    }),
  )
}

function fixtureOf(facts: Snapshot, { pairing, sides, signUps, now }: CaptainsPairing, at: 0 | 1): FixtureForCaptain {
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
