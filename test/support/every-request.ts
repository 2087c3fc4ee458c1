import type { DeskRequest, DeskRequestType } from '#core/changes/desk-requests.ts'
import { drawOf } from '#core/snapshot/desk-rows.ts'
import type { DrawnPair } from '#core/snapshot/desk.ts'
import { REFRESHED } from './desk-examples.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** A number that no entry, board or round has. */
const UNKNOWN = 99

const entry = {
  firstName: 'Zoe',
  lastName: 'Novák',
  title: '',
  rating: 0,
  nationality: '',
  pool: 0,
  fideId: null,
  sex: null,
  club: null,
  birth: null,
  group: null,
} as const

type Requests = {
  [Type in DeskRequestType]: (snapshot: Snapshot) => Omit<Extract<DeskRequest, { type: Type }>, 'type'>[]
}

const roundsOf = ({ round }: Snapshot): number[] => [...new Set([Math.max(1, round), round + 1, UNKNOWN])]
const nosOf = ({ players: { no } }: Snapshot): number[] => [no[0] ?? 1, no.at(-1) ?? 2, UNKNOWN]
const ofRounds = (snapshot: Snapshot): { round: number }[] => roundsOf(snapshot).map((round) => ({ round }))
const ofEntries = (snapshot: Snapshot): { no: number }[] => nosOf(snapshot).map((no) => ({ no }))
const boardsOf = (snapshot: Snapshot): { round: number; no: number }[] =>
  roundsOf(snapshot).flatMap((round) => [1, 2, UNKNOWN].map((no) => ({ round, no })))
const none = (): object[] => [{}]

/** Pairs of a round: those of the draft with the colours of board 1 swapped, of nobody, of strangers, of one twice. */
const pairsOf = (snapshot: Snapshot, round: number): DrawnPair[][] => {
  const [first = { white: 1, black: 2 }, ...others] = drawOf(snapshot, round)?.pairs ?? []
  return [
    first.black === null ? [first, ...others] : [{ ...first, white: first.black, black: first.white }, ...others],
    [],
    [{ white: UNKNOWN, black: 1 }],
    [
      { white: 1, black: 2 },
      { white: 2, black: null, bye: 'H' },
    ],
  ]
}

/** Requests of each type: what an event can do, and what names entries, boards and rounds that it doesn't have. */
const REQUESTS: Requests = {
  open: none,
  abandon: none,
  resume: none,
  sendReport: none,
  takeReportBack: none,
  leaveFideMode: none,
  setMini: (snapshot) => boardsOf(snapshot).map((ref) => ({ ...ref, k: 1, result: { outcome: '+-' } })),
  ruleMini: (snapshot) => boardsOf(snapshot).map((ref) => ({ ...ref, k: 1, ruling: null })),
  setPrizes: () => [{ prizes: null }, { prizes: null, was: null }],
  grantBonus: () => [
    { no: 1, round: 1, mp: -1, gp: 0, reason: 'Late' },
    { no: UNKNOWN, round: 1, mp: 1, gp: 0 },
  ],
  revokeBonus: () => [{ no: 1, round: 1, mp: -1, gp: 0, reason: 'Late' }],
  editEvent: () => [
    { name: 'Open', settings: { location: 'Brno' }, dates: [1, null] },
    { settings: { totalRounds: 1 } },
    { settings: { pairingSystem: 'knockout' } },
    { settings: { competitors: 'team' } },
    { settings: { allowRegistration: 'open', public: false } },
  ],
  addEntries: () => [{ entries: [entry] }, { entries: [entry, { ...entry, title: 'GM', rating: 2700, pool: 1 }] }],
  editEntry: (snapshot) =>
    nosOf(snapshot).flatMap((no) => [
      { no, change: { rating: 2100 } },
      { no, change: { code: 'BRN' } },
      { no, change: { firstName: 'Zed', joinedFrom: 2 }, details: { club: 'Club', fideId: '14109603' } },
    ]),
  refreshRatings: (snapshot) => nosOf(snapshot).map((no) => ({ on: '2026-11-01', entries: [{ ...REFRESHED, no }] })),
  renumber: (snapshot) => [{}, { order: nosOf(snapshot).toReversed() }, { order: [1, 1] }],
  forbid: () => [{ groups: [{ nos: [1, 2] }] }, { groups: [{ nos: [1, UNKNOWN] }] }, { groups: [] }],
  removeEntries: (snapshot) => [
    ...nosOf(snapshot).map((no) => ({ nos: [no] })),
    { nos: nosOf(snapshot) },
    { nos: [1, 1] },
  ],
  withdraw: (snapshot) => [...ofEntries(snapshot), { no: 1, also: [2, UNKNOWN], from: 1 }],
  expel: ofEntries,
  exchangeNumbers: () => [
    { one: 1, other: 2 },
    { one: 1, other: 1 },
    { one: 1, other: UNKNOWN },
  ],
  reinstate: ofEntries,
  setTime: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round, no: 1, at: 1_800_000_000_000 },
      { round, no: 1, at: null },
      { round, no: UNKNOWN, at: 1 },
    ]),
  feature: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round, no: 1, isFeatured: true },
      { round, no: UNKNOWN, isFeatured: true },
    ]),
  rule: (snapshot) => roundsOf(snapshot).map((round) => ({ round, no: 1, isUpheld: true })),
  setBye: (snapshot) =>
    nosOf(snapshot).flatMap((no) =>
      roundsOf(snapshot).flatMap((round) => [
        { no, round, bye: { type: 'H' as const, state: 'granted' as const } },
        { no, round, bye: null },
      ]),
    ),
  checkIn: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round, nos: [1], isPresent: true },
      { round, nos: [1, UNKNOWN], isPresent: false },
      { round, nos: [1], isPresent: null },
    ]),
  draw: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round },
      { round, hasThirdPlace: true },
      { round, isByHand: true },
      { round, expected: pairsOf(snapshot, round)[2]! },
      ...pairsOf(snapshot, round).map((pairs) => ({ round, pairs })),
    ]),
  editDraw: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => pairsOf(snapshot, round).map((pairs) => ({ round, pairs }))),
  redraw: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round },
      { round, forbid: [1, 2] as [number, number] },
      { round, forbid: [1, UNKNOWN] as [number, number] },
      { round, forbid: [1, 1] as [number, number] },
      { round, allow: [1, UNKNOWN] as [number, number] },
    ]),
  schedule: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round, publishAt: 8e12 },
      { round, publishAt: null },
    ]),
  discardDraw: ofRounds,
  publish: (snapshot) => ofRounds(snapshot).flatMap((one) => [one, { ...one, isEmpty: true as const }]),
  unpublish: (snapshot) => ofRounds(snapshot).flatMap((one) => [one, { ...one, isWithResults: true }]),
  reopen: ofRounds,
  close: (snapshot) => ofRounds(snapshot).flatMap((one) => [one, { ...one, isAdjourning: true }]),
  enterResult: (snapshot) =>
    boardsOf(snapshot).flatMap((board) => [
      { ...board, result: { outcome: '01' } },
      { ...board, result: { points: [1.5, 2.5] } },
      { ...board, result: { outcome: '==' }, goes: 'redraw' as const },
      { ...board, result: { outcome: '==' }, goes: 'ratingReport' as const },
      { ...board, result: { outcome: '01' }, goes: 'replace' as const },
      { ...board, result: { outcome: '--' }, goes: 'replace' as const },
      { ...board, result: { outcome: '==' }, goes: 'stays' as const },
    ]),
  enterBoards: (snapshot) =>
    boardsOf(snapshot).flatMap((board) => [
      { ...board, boards: '10==0110' },
      { ...board, boards: '10'.repeat(20) },
    ]),
  swapColours: (snapshot) =>
    boardsOf(snapshot).flatMap((board) => nosOf(snapshot).map((white) => ({ ...board, white }))),
  exchangePlayers: (snapshot) =>
    roundsOf(snapshot).flatMap((round) => [
      { round, one: 1, other: 2 },
      { round, one: 1, other: 4, clearsResults: true },
      { round, one: 1, other: 1 },
      { round, one: UNKNOWN, other: 1 },
    ]),
  seatPlayer: (snapshot) =>
    boardsOf(snapshot).flatMap((board) => [
      { ...board, player: nosOf(snapshot).at(-1)!, isWhite: true },
      { ...board, entry, isWhite: false },
      { ...board, isWhite: true },
    ]),
  takeBoardApart: (snapshot) => boardsOf(snapshot).flatMap((board) => [board, { ...board, isWithResult: true }]),
  mergeEntries: () => [
    { keep: 1, drop: 2 },
    { keep: 1, drop: 1 },
    { keep: UNKNOWN, drop: 1 },
  ],
  decide: (snapshot) =>
    boardsOf(snapshot).flatMap((board) => [
      { ...board, tieBreak: [], goesThrough: { side: 'w' as const, reason: 'lot' as const } },
      { ...board, tieBreak: [], goesThrough: null, goes: 'replace' as const },
      {
        ...board,
        tieBreak: [{ kind: 'armageddon' as const, white: 'b' as const, points: [0.5, 0.5], timeControl: '5v4' }],
        goesThrough: null,
      },
    ]),
  clearResult: boardsOf,
  adjourn: boardsOf,
  settle: (snapshot) =>
    boardsOf(snapshot).flatMap((board) => (['w', 'b', 'site'] as const).map((by) => ({ ...board, by }))),
  confirm: (snapshot) => [{}, { boards: boardsOf(snapshot) }],
}

export const REQUEST_TYPES = Object.keys(REQUESTS) as DeskRequestType[]

/** Requests of one type, fitting and unfitting, for an event. */
export const requestsOf = (snapshot: Snapshot, type: DeskRequestType): DeskRequest[] =>
  (REQUESTS[type] as (snapshot: Snapshot) => object[])(snapshot).map((fields) => ({ type, ...fields }) as DeskRequest)
