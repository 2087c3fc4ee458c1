import * as say from '#words/answers.js'
import * as sayActs from '#words/refusalsOfActs.js'
import type { Act } from '#core/changes/act.ts'
import { entryPosition } from '#core/changes/entries.ts'
import type { LineUpInput, RosterInput } from '#core/contract/line-ups.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import type { LineUp } from '#core/snapshot/desk.ts'
import type { Individual } from '#core/snapshot/individual.ts'
import {
  boardCount,
  lateRefusal,
  lineUpRefusal,
  lineUpsDue,
  matchLineUps,
  substituteRefusal,
  takesSubstitutes,
} from '#core/snapshot/line-ups.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isSquadClosed, squadRefusal, withLateEntries } from '#core/snapshot/squads.ts'
import * as registrations from '../data/registrations.ts'
import * as rosters from '../data/rosters.ts'
import type { SessionUser } from '../data/sessions.ts'
import * as tournaments from '../data/tournaments.ts'
import { inLanguageOf, type Caller, type SignedInCaller } from './caller.ts'
import { changeTournament, tryToChange } from './change-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import { conflict, forbidden, notFound } from './refusal.ts'
import { loadVisible } from './visible-tournament.ts'

const NOT_YOURS = say.onlyTeamAdmin
const OF_TEAMS = say.lineUpsOfTeams
const MOST_TRIES = 4
const CHANGED = say.listChangedMeanwhile
const PLAYED = say.playedStaysOnList

/** The matches of a round with the line-ups that the viewer may see. */
export async function listLineUps(caller: Caller, snapshot: Snapshot, round: number) {
  const { db } = caller
  const isTeams = snapshot.settings.competitors === 'team'
  const [handedIn, members, hand] = await Promise.all([
    isTeams ? rosters.listLineUps(db, snapshot.id) : [],
    isTeams ? rosters.list(db, snapshot.id) : [],
    handOf(caller, snapshot, await caller.viewer()),
  ])
  const side = sideOf(caller, members, hand)
  const matches = matchLineUps(snapshot, round, handedIn, Date.now()).map((match) => ({
    no: match.pairing.no,
    due: match.due,
    sides: [side(match, 0), side(match, 1)] as [ReturnType<typeof side>, ReturnType<typeof side>],
  }))
  return { due: lineUpsDue(snapshot, round), boards: boardCount(snapshot), matches }
}

type SentLineUp = ReturnType<typeof LineUpInput.parse>

/** Hands in a team's line-up for a round, or takes it back (null). */
export async function handInLineUp(caller: SignedInCaller, id: string, lineUp: SentLineUp): Promise<void> {
  const { team, individuals } = lineUp
  const { snapshot, hand } = await requireHandOf(caller, id, team)
  const members = await rosters.list(caller.db, snapshot.id)
  const refusal = () =>
    individuals
      ? lineUpRefusal(individuals, {
          roster: members.filter((one) => one.team === team),
          boards: boardCount(snapshot),
          tolerance: hand.directs ? null : snapshot.settings.boardOrderTolerance,
        })
      : undefined
  if (refusal()) throw conflict(refusal)
  const facts = await loadAtDesk(caller, snapshot.id)
  const source = hand.directs ? 'director' : 'captain'
  await changeTournament(caller, facts, (now) => actsOf(now, lineUp, hand), { source, isAtDesk: true })
}

/** The players of a team, for a caller who may change them. */
export async function loadRoster(caller: SignedInCaller, id: string, team: number) {
  const { snapshot } = await requireHandOf(caller, id, team)
  const members = await rosters.list(caller.db, snapshot.id)
  const own = members.filter((one) => one.team === team)
  return own.map(({ no, name, title, rating, nationality, fideId, isLate }) => ({
    no,
    name,
    title,
    rating,
    nationality,
    ...(fideId !== undefined && { fideId }),
    ...(isLate && { isLate }),
  }))
}

/** Sets the players of a team; a captain may until round 1 is drawn. */
export async function setRoster(
  caller: SignedInCaller,
  id: string,
  { team, roster: given }: ReturnType<typeof RosterInput.parse>,
): Promise<void> {
  const { snapshot, hand } = await requireHandOf(caller, id, team)
  await saveRoster(caller, snapshot, { team, given, source: hand.directs ? 'director' : 'captain' })
}

/** A user's rights over line-ups: all as a director, those of their teams as an admin. */
interface LineUpHand {
  directs: boolean
  teams: number[]
}

async function handOf({ db }: Caller, { id }: Snapshot, user: SessionUser | undefined): Promise<LineUpHand> {
  if (!user) return { directs: false, teams: [] }
  const [people, own] = await Promise.all([
    tournaments.loadPeople(db, id, user.id),
    registrations.listOwnEntries(db, id, user.id),
  ])
  const teams = own.filter(({ team }) => team !== null).map(({ no }) => no)
  return { directs: tournamentLevel(people, user) === 2, teams }
}

/** The tournament and the caller's rights in it, if they may act for this team; throws 404 or 403. */
async function requireHandOf(
  caller: SignedInCaller,
  id: string,
  team: number,
): Promise<{ snapshot: Snapshot; hand: LineUpHand }> {
  const { snapshot } = await loadVisible(caller, id)
  const hand = await handOf(caller, snapshot, caller.user)
  if (!hand.directs && !hand.teams.includes(team)) throw forbidden(NOT_YOURS)
  if (snapshot.settings.competitors !== 'team') throw conflict(OF_TEAMS)
  if (entryPosition(snapshot, team) < 0) throw notFound(sayActs.entryNotFound)
  return { snapshot, hand }
}

/** Throws 409 if a captain hands in a line-up after the other side could see it. */
function actsOf(now: Snapshot, input: { round: number; team: number; individuals: number[] | null }, hand: LineUpHand) {
  const { round, team } = input
  const match = matchLineUps(now, round, now.desk?.lineUps ?? [], Date.now()).find(({ teams }) => teams.includes(team))
  const refusal = () => {
    if (!match || hand.directs) return undefined
    if (!takesSubstitutes(match, team, Date.now())) return lateRefusal(match)
    return substituteRefusal(match.lineUps[match.teams.indexOf(team)]!.individuals, input.individuals)
  }
  if (refusal() !== undefined) throw conflict(refusal)
  return [{ type: 'setLineUp', ...input } satisfies Act]
}

/** One side of a match, with what the viewer may see. */
const sideOf = (caller: Caller, members: Individual[], { directs, teams }: LineUpHand) => {
  const member = ({ no, name, title, rating }: Individual) => ({ no, name, title, rating })
  const byNo = new Map(members.map((one) => [one.no, member(one)]))
  const seats = ({ individuals }: LineUp) => individuals.map((no) => byNo.get(no) ?? null)
  return (match: ReturnType<typeof matchLineUps>[number], at: 0 | 1) => {
    const team = match.teams[at]
    const lineUp = match.lineUps[at]
    const isOwn = directs || teams.includes(team)
    const replaces = takesSubstitutes(match, team, Date.now())
    const refusal = isOwn && !directs && !replaces ? inLanguageOf(caller, () => lateRefusal(match)) : undefined
    return {
      team,
      isIn: lineUp !== undefined,
      players: lineUp && (isOwn || match.areShown) ? seats(lineUp) : null,
      isOwn,
      ...(isOwn && { roster: members.filter((one) => one.team === team).map(member) }),
      ...(refusal !== undefined && { refusal }),
      ...(isOwn && !directs && replaces && { substitutesUntil: match.substitutesUntil! }),
    }
  }
}

interface SentRoster {
  team: number
  given: ReturnType<typeof RosterInput.parse>['roster']
  source: 'director' | 'captain'
}

/** Saves a team’s players. If another team took the same new numbers at the same moment, tries again with later ones. */
async function saveRoster(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { team, given, source }: SentRoster,
): Promise<void> {
  const { db } = caller
  const { id } = snapshot
  for (let tries = 1; ; tries += 1) {
    const [members, played, facts] = await Promise.all([
      rosters.list(db, id),
      rosters.listPlayed(db, id, team),
      loadAtDesk(caller, id),
    ])
    const rosterBefore = members.filter((one) => one.team === team)
    const named = rosterOf(given, { team, members, rosterBefore })
    const now = Date.now()
    const refusal = () =>
      source === 'captain' ? squadRefusal(snapshot, { before: rosterBefore, after: named }, now) : undefined
    if (refusal() !== undefined) throw conflict(refusal)
    const isClosed = source === 'captain' && isSquadClosed(snapshot, now)
    const roster = withLateEntries(named, rosterBefore, isClosed)
    if (played.some((no) => !roster.some((one) => one.no === no))) throw conflict(PLAYED)
    const act: Act = { type: 'setRoster', team, roster, rosterBefore }
    const guard = rosters.isUnchanged(id, act)
    const result = await tryToChange(caller, facts, () => [act], { source, isAtDesk: true, guard })
    if ('version' in result) return
    if ('refusal' in result) throw conflict(result.refusal)
    if (tries === MOST_TRIES) throw conflict(CHANGED)
  }
}

interface RosterFacts {
  team: number
  /** Of all teams, since a number is given only once. */
  members: Individual[]
  rosterBefore: Individual[]
}

/** The players in the given order; new ones get the next numbers. */
function rosterOf(
  given: ReturnType<typeof RosterInput.parse>['roster'],
  { team, members, rosterBefore }: RosterFacts,
): Individual[] {
  let next = Math.max(0, ...members.map(({ no }) => no)) + 1
  const known = new Map(rosterBefore.map((one) => [one.no, one]))
  return given.map(({ no, fideId, ...fields }, at): Individual => {
    const before = no === undefined ? undefined : known.get(no)
    if (before) known.delete(before.no)
    return {
      ...before,
      ...fields,
      no: before?.no ?? next++,
      team,
      board: at + 1,
      ...(fideId !== undefined && fideId !== '' && { fideId }),
    }
  })
}
