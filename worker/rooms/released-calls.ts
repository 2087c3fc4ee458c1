import type { DrawWishes } from '#core/draw/table-engines.ts'
import type { FollowTarget, LiveEvent } from '#core/match/live.ts'
import type { SiteLoad } from '#core/match/site-load.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { LogEntry } from '#party/event-log.ts'
import type { KnownVersion } from '#party/version-cache.ts'
import type { QueuedRequest } from '../chess-sites/queue.ts'
import type { SiteAnswer } from '../chess-sites/site-answer.ts'
import type { RunningAnswer } from './followed-boards.ts'

/**
 * The list of calls.ts as it was deployed last, written by `npm run deploy`: what objects of any release that may run
 * now answer.
 */
export interface ReleasedCalls {
  TournamentRoom: {
    version: () => Promise<KnownVersion>
    standing: () => Promise<{ version: KnownVersion; relays: number[] }>
    hadOnlyResults: (since: number) => boolean
    publish: (events: LiveEvent | LiveEvent[]) => Promise<void>
    watching: () => number
    wake: () => Promise<void>
    pollNow: (round?: number, no?: number) => Promise<void>
    syncFor: (round: number, no: number) => Promise<number | undefined>
    running: (round: number, no: number) => RunningAnswer | undefined
    runningOfRound: (round: number) => (RunningAnswer & { no: number })[]
    noteArbiter: (username: string) => string[]
    joinRelay: (no: number) => Promise<{ told: number; log: LogEntry[]; total: number; isPublic: boolean }>
    reportRelay: (no: number, report: { count: number; follows: FollowTarget[] }) => Promise<number>
  }
  TournamentRelay: {
    /** `list` is JSON of entries with `v` and `text`, of moves with `board` and `text`, and of `isShut`. */
    pass: (list: string, total: number) => Promise<number>
  }
  SiteRoom: {
    notifyUsers: (userIds: string[]) => Promise<void>
    closeSession: (handle: string) => Promise<void>
    closeUser: (userId: string) => Promise<void>
  }
  SiteCounter: {
    report: (place: string, count: number) => number
    total: () => number
  }
  SiteQueue: {
    ask: (request: QueuedRequest) => Promise<SiteAnswer>
    load: () => SiteLoad
    fetchHtml: (url: string) => Promise<string | undefined>
  }
  RoundDrawer: {
    propose: (snapshot: Snapshot, round: number, wishes?: DrawWishes) => Promise<Draw | string>
  }
}
