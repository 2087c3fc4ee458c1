import { summarize } from '#core/rows/event-summary.ts'
import { tournamentStatus } from '#core/rows/tournament-row.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Answers about what is on over all events, and about meetings over all events. */
export const homeExamples = (cup: Snapshot, league: string): Record<string, () => unknown> => ({
  '/rounds': () => [
    {
      id: `${cup.id}-${cup.round}`,
      tournamentId: cup.id,
      name: cup.name,
      href: tournamentStatus(cup).href,
      logoURL: null,
      competitors: 'individual',
      totalRounds: 9,
      round: cup.round,
      startsAt: cup.dates[cup.round - 1] ?? null,
      state: 'over',
      summary: summarize(cup).summary,
    },
  ],
  '/meetings': () => ({
    won: 1,
    drawn: 0,
    lost: 0,
    meetings: [
      {
        tournamentId: cup.id,
        tournament: cup.name,
        href: '/g/uzchess25-1-1',
        round: 1,
        at: cup.dates[0] ?? null,
        scores: [1, 0],
      },
    ],
  }),
  '/search': () => [
    {
      id: 'rivers',
      kind: 'tournament',
      name: league,
      where: 'Online',
      flag: '',
      href: '/t/rivers/dashboard',
      isLive: true,
      match: null,
    },
  ],
})
