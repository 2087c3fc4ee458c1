import { NO_OUTCOME } from '../match/outcome.ts'
import { claimsOf } from '../match/reported-result.ts'
import { momentOf } from '../text/start.ts'
import type { FixtureOutlook, SignUp } from './captain-warnings.ts'
import type { FixtureTalk } from './desk.ts'
import { fixtureState, type FixtureState } from './fixture-state.ts'
import { talkOf } from './fixture-talk.ts'
import { timeWindow } from './fixture-time.ts'
import { matchLineUps } from './line-ups.ts'
import { pairingStart } from './pairing-start.ts'
import type { Pairing } from './pairing.ts'
import { pairingStatus } from './pairing-status.ts'
import type { Snapshot } from './snapshot.ts'

/** Who has signed up for a match at its chess site, in the order of its sides. */
export interface MatchSignUps {
  minimum: number
  sides: [SignUp[], SignUp[]]
}

/** Where a pairing of a league is, from its plan to its result. */
export const fixtureStateOf = (pairing: Pairing, talk: Pick<FixtureTalk, 'proposals'>, now: number): FixtureState =>
  fixtureState({
    matches: [{ status: pairingStatus(pairing, now), isLinked: pairing.facts.link !== undefined }],
    outcome: pairing.outcome,
    isReported: pairing.outcome !== NO_OUTCOME || claimsOf(pairing.facts).length > 0,
    isPostponed: pairing.facts.adjourned === true,
    timeBy: pairing.facts.timeBy,
    talk,
  })

/** What is known of a match for the captain of one side. `facts` has what only the desk has. */
export function fixtureOutlook(
  facts: Snapshot,
  pairing: Pairing,
  { side, signUps, now }: { side: 0 | 1; signUps: MatchSignUps | undefined; now: number },
): FixtureOutlook {
  const { no } = facts.players
  const sides = [no[pairing.white]!, no[pairing.black]!] as const
  const talk = talkOf(facts, { round: pairing.round, team: sides[0], other: sides[1] })
  return {
    state: fixtureStateOf(pairing, talk, now),
    startsAt: momentOf(pairingStart(facts, pairing)) ?? null,
    agreeBy: timeWindow(facts, pairing.round)?.agreeBy ?? null,
    // A match needs a link only if its result comes from a chess site.
    isLinked: facts.settings.pullResults === 0 ? null : pairing.facts.link !== undefined,
    lineUpDue: missingLineUp(facts, pairing, sides[side]),
    ...(signUps && {
      signUps: { minimum: signUps.minimum, own: signUps.sides[side], other: signUps.sides[side === 0 ? 1 : 0] },
    }),
  }
}

/** When the team’s line-up is due; null if it is in, without a deadline, or of a team without a list. */
function missingLineUp(facts: Snapshot, { round, no }: Pairing, team: number): number | null {
  const match = matchLineUps(facts, round, facts.desk?.lineUps ?? [], 0).find(({ pairing }) => pairing.no === no)
  return !match || match.lineUps[match.teams.indexOf(team)] ? null : match.due
}
