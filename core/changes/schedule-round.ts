import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { momentText } from '../text/moments.ts'
import type { Act, ActDefinition } from './act.ts'

/** `publishAt` is in ms; null cancels the schedule. */
export interface ScheduleRound {
  type: 'scheduleRound'
  round: number
  publishAt: number | null
}

export const scheduleRound: ActDefinition<ScheduleRound> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { round }) =>
    round === snapshot.round + 1 && drawOf(snapshot, round) ? undefined : sayRefusal.notDrawnAndWaiting({ round }),
  apply: (snapshot, { round, publishAt }) =>
    withDesk(snapshot, ({ draws }) => ({
      draws: draws.map((draw) => {
        if (draw.round !== round) return draw
        const { publishAt: _before, ...rest } = draw
        return { ...rest, ...(publishAt !== null && { publishAt }) }
      }),
    })),
  inverse: (snapshot, { round }) => ({
    type: 'scheduleRound',
    round,
    publishAt: drawOf(snapshot, round)?.publishAt ?? null,
  }),
  words: (_snapshot, { round, publishAt }) =>
    publishAt === null
      ? say.notPublishedByItself({ round })
      : say.toBePublished({ round, time: momentText(publishAt) }),
}

/** Clears a schedule that is due, so that a round isn't published again at once. */
export const unscheduling = (snapshot: Snapshot, now = Infinity): Act[] => {
  const round = snapshot.round + 1
  const at = drawOf(snapshot, round)?.publishAt
  return at === undefined || at > now ? [] : [{ type: 'scheduleRound', round, publishAt: null }]
}
