import * as say from '#words/captainRules.js'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { FixtureTalk } from '../snapshot/desk.ts'
import { isEmptyTalk, isOfPair, meets, openProposal, talkOf } from '../snapshot/fixture-talk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { momentText } from '../text/moments.ts'
import { joinComma } from '../text/join-comma.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel } from './entries.ts'

/** Replaces what the captains of a match wrote; empty: removes it. */
export interface SetFixtureTalk {
  type: 'setFixtureTalk'
  talk: FixtureTalk
}

// Both captains write into one row: a change rests on what the other has written meanwhile.
export const setFixtureTalk: ActDefinition<SetFixtureTalk> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { talk }) => (meets(snapshot, talk) ? undefined : say.teamsDontMeet({ round: talk.round })),
  apply: (snapshot, { talk }) =>
    withDesk(snapshot, ({ talks = [] }) => ({
      talks: [
        // A talk of the same team in this round is left from an earlier draw.
        ...talks.filter((one) => !isOfPair(one, talk) && (one.round !== talk.round || one.team !== talk.team)),
        ...(isEmptyTalk(talk) ? [] : [talk]),
      ],
    })),
  inverse: (snapshot, { talk }) => ({ type: 'setFixtureTalk', talk: talkOf(snapshot, talk) }),
  words: (snapshot, { talk }) => talkText(snapshot, talk),
}

/** What is new in the talk, with the pair. */
function talkText(snapshot: Snapshot, talk: FixtureTalk): string {
  const before = talkOf(snapshot, talk)
  const pair = { round: talk.round, team: entryLabel(snapshot, talk.team), other: entryLabel(snapshot, talk.other) }
  const open = openProposal(talk)
  if (open && open.madeAt !== openProposal(before)?.madeAt) {
    const times = joinComma(open.times.map(momentText))
    return say.talkProposal({ ...pair, by: entryLabel(snapshot, open.by), times })
  }
  const statement = talk.statements.at(-1)
  if (statement && statement.madeAt !== before.statements.at(-1)?.madeAt) {
    const by = entryLabel(snapshot, statement.by)
    return statement.kind === 'protest' ? say.talkProtest({ ...pair, by }) : say.talkStatement({ ...pair, by })
  }
  const isRuled = talk.statements.some(({ ruling }, at) => ruling && !before.statements[at]?.ruling)
  if (isRuled) return say.talkRuling(pair)
  return openProposal(before) && !open ? say.talkAnswer(pair) : say.talkChanged(pair)
}
