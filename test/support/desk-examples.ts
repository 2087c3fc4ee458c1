import type { Act } from '#core/changes/act.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest, DeskRequestType } from '#core/changes/desk-requests.ts'
import { planChange, type ChangePlan } from '#core/changes/plan.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from './build.ts'

export interface DeskExample {
  on: Snapshot
  request: DeskRequest
}

/** The plan of these acts; throws if they are refused. */
export function planned(snapshot: Snapshot, acts: Act[] | string): ChangePlan {
  const plan = typeof acts === 'string' ? acts : planChange(snapshot, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

const after = (snapshot: Snapshot, request: DeskRequest): Snapshot =>
  planned(snapshot, deskActs(snapshot, request)).after
const atDesk = (fields: Parameters<typeof aSnapshot>[0]): Snapshot => ({ ...aSnapshot(fields), desk: EMPTY_DESK })

const ready = atDesk({ players: 4, settings: { totalRounds: 3 } })
const unsorted = atDesk({ players: ['Ann Lee 1900', 'Bo Lind 2100'] })
const drawn = after(ready, { type: 'draw', round: 1 })
const published = after(drawn, { type: 'publish', round: 1 })
const played = atDesk({ rounds: ['1-4 1, 2-3 0'], settings: { totalRounds: 3 } })
const withBye = atDesk({ players: 4, rounds: ['1-2 1, 3'], settings: { totalRounds: 3 } })
const closed = after(played, { type: 'close', round: 1 })
const lastPlayed = atDesk({ rounds: ['1-2 1'], settings: { totalRounds: 1 } })
const finished = after(lastPlayed, { type: 'close', round: 1 })
const withFacts = (text: string, facts: NonNullable<Parameters<typeof aRound>[1]>['facts']): Snapshot =>
  atDesk({ rounds: [aRound(text, { facts })] })
const teams = atDesk({ rounds: ['1-2 *'], settings: { competitors: 'team', gamePointTotal: 2 } })
const protest = { by: 1, kind: 'protest' as const, text: 'Board 2 was somebody else.', madeAt: 1 }
const protested: Snapshot = {
  ...atDesk({ rounds: ['1-2 1'], settings: { competitors: 'team', gamePointTotal: 2 } }),
  desk: { ...EMPTY_DESK, talks: [{ round: 1, team: 1, other: 2, proposals: [], statements: [protest] }] },
}
const fixtures = atDesk({
  rounds: ['1-2 *'],
  settings: {
    competitors: 'team',
    gamePointTotal: 8,
    segments: [{ label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 }],
    fixtureScoring: 'perMini',
  },
})
const penalty = { no: 1, round: 1, mp: -1, gp: 0, reason: 'Late report' }
const first = drawn.desk!.draws[0]!.pairs[0]!
const entry = { lastName: 'Lee', title: '', rating: 0, nationality: '', pool: 0 }
const unknown = { fideId: null, sex: null, club: null, birth: null, group: null, fee: null }

/** Entry 1 as a rating list has it. */
export const REFRESHED = {
  no: 1,
  rating: 2101,
  title: 'CM',
  nationality: 'NED',
  sex: null,
  birth: '1990',
  listed: '2026-11-01 2101/20 0 0',
}

/** For each type of request an example that is accepted. */
export const DESK_EXAMPLES: { [Type in DeskRequestType]: DeskExample & { request: { type: Type } } } = {
  open: { on: atDesk({ stage: 'draft', settings: { public: false } }), request: { type: 'open' } },
  abandon: { on: published, request: { type: 'abandon' } },
  resume: { on: after(published, { type: 'abandon' }), request: { type: 'resume' } },
  sendReport: { on: finished, request: { type: 'sendReport' } },
  takeReportBack: { on: after(finished, { type: 'sendReport' }), request: { type: 'takeReportBack' } },
  leaveFideMode: { on: ready, request: { type: 'leaveFideMode' } },
  editEvent: {
    on: ready,
    request: {
      type: 'editEvent',
      name: 'Open',
      settings: { location: 'Brno', totalRounds: 4 },
      systems: [
        { from: 1, to: 3, system: 'swiss', poolNames: [] },
        { from: 4, to: 4, system: 'knockout', poolNames: ['Final'] },
      ],
      initialColour: 'b',
      isByLot: true,
      accelerations: [{ first: 1, last: 2, fromRound: 1, toRound: 2, mp: 2, gp: 2 }],
      dates: [1],
    },
  },
  addEntries: { on: ready, request: { type: 'addEntries', entries: [{ firstName: 'Ann', ...entry, ...unknown }] } },
  editEntry: { on: ready, request: { type: 'editEntry', no: 1, change: { rating: 2100 } } },
  refreshRatings: { on: ready, request: { type: 'refreshRatings', on: '2026-11-01', entries: [REFRESHED] } },
  mergeEntries: { on: withBye, request: { type: 'mergeEntries', keep: 3, drop: 4 } },
  forbid: { on: ready, request: { type: 'forbid', groups: [{ nos: [1, 2] }] } },
  renumber: { on: unsorted, request: { type: 'renumber' } },
  removeEntries: { on: ready, request: { type: 'removeEntries', nos: [1] } },
  withdraw: { on: ready, request: { type: 'withdraw', no: 1 } },
  expel: { on: ready, request: { type: 'expel', no: 1 } },
  exchangeNumbers: { on: published, request: { type: 'exchangeNumbers', one: 1, other: 2 } },
  reinstate: { on: after(ready, { type: 'withdraw', no: 1 }), request: { type: 'reinstate', no: 1 } },
  setBye: { on: ready, request: { type: 'setBye', no: 1, round: 1, bye: { type: 'H', state: 'granted' } } },
  checkIn: { on: ready, request: { type: 'checkIn', round: 1, nos: [1], isPresent: true } },
  draw: { on: ready, request: { type: 'draw', round: 1 } },
  editDraw: {
    on: drawn,
    request: {
      type: 'editDraw',
      round: 1,
      pairs: [{ ...first, white: first.black!, black: first.white }, ...drawn.desk!.draws[0]!.pairs.slice(1)],
    },
  },
  redraw: { on: drawn, request: { type: 'redraw', round: 1, forbid: [first.white, first.black!] } },
  setTime: { on: teams, request: { type: 'setTime', round: 1, no: 1, at: 1_800_000_000_000 } },
  rule: { on: protested, request: { type: 'rule', round: 1, no: 1, isUpheld: true } },
  feature: { on: played, request: { type: 'feature', round: 1, no: 1, isFeatured: true } },
  schedule: { on: drawn, request: { type: 'schedule', round: 1, publishAt: 1 } },
  discardDraw: { on: drawn, request: { type: 'discardDraw', round: 1 } },
  publish: { on: drawn, request: { type: 'publish', round: 1 } },
  unpublish: { on: published, request: { type: 'unpublish', round: 1 } },
  swapColours: { on: played, request: { type: 'swapColours', round: 1, no: 1, white: 4 } },
  exchangePlayers: { on: played, request: { type: 'exchangePlayers', round: 1, one: 1, other: 2 } },
  seatPlayer: { on: withBye, request: { type: 'seatPlayer', round: 1, no: 2, player: 4 } },
  takeBoardApart: { on: played, request: { type: 'takeBoardApart', round: 1, no: 1, isWithResult: true } },
  close: { on: lastPlayed, request: { type: 'close', round: 1 } },
  reopen: { on: closed, request: { type: 'reopen', round: 1 } },
  enterResult: { on: published, request: { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } } },
  enterBoards: { on: teams, request: { type: 'enterBoards', round: 1, no: 1, boards: '1010' } },
  setMini: { on: fixtures, request: { type: 'setMini', round: 1, no: 1, k: 1, result: { points: [5, 3] } } },
  ruleMini: {
    on: fixtures,
    request: {
      type: 'ruleMini',
      round: 1,
      no: 1,
      k: 1,
      ruling: { kind: 'forfeit', result: { outcome: '+-' }, reason: 'Too few boards' },
    },
  },
  setPrizes: {
    on: ready,
    request: {
      type: 'setPrizes',
      prizes: {
        currency: 'EUR',
        onePrize: 'most',
        rounding: 'exact',
        categories: [
          {
            name: '',
            condition: {},
            sharing: 'hort',
            leastShare: 0,
            leastEntries: 0,
            prizes: [{ amount: 50_000, thing: '', worth: 0 }],
          },
        ],
        without: [],
      },
      was: null,
    },
  },
  grantBonus: { on: ready, request: { type: 'grantBonus', ...penalty } },
  revokeBonus: {
    on: after(ready, { type: 'grantBonus', ...penalty }),
    request: { type: 'revokeBonus', ...penalty },
  },
  decide: {
    on: atDesk({
      rounds: [aRound('1-4 =, 2-3 1', { facts: { 0: { tieBreak: 'rapid w 2:0' } } }), '1-2 *'],
      settings: { pairingSystem: 'knockout', totalRounds: 2 },
    }),
    request: {
      type: 'decide',
      round: 1,
      no: 1,
      tieBreak: [{ kind: 'rapid', white: 'b', points: [0.5, 0.5], timeControl: '10+5' }],
      goesThrough: { side: 'b', reason: 'lot' },
      goes: 'replace',
    },
  },
  clearResult: { on: played, request: { type: 'clearResult', round: 1, no: 1 } },
  adjourn: { on: published, request: { type: 'adjourn', round: 1, no: 1 } },
  settle: {
    on: withFacts('1-2 *', { 0: { whiteSays: '10', blackSays: '01' } }),
    request: { type: 'settle', round: 1, no: 1, by: 'w' },
  },
  confirm: { on: withFacts('1-2 1', { 0: { provisional: true } }), request: { type: 'confirm' } },
}
