import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from './build.ts'
import { planned } from './desk-examples.ts'

const PLAYERS = ['GM Ann Lee 2400', 'Bo 2300', 'Cy 2200', 'Di 2100', 'Ed 2000', 'Flo 1900']
const TEAMS = ['Rooks', 'Knights', 'Bishops', 'Pawns']

const event = (fields: Parameters<typeof aSnapshot>[0]): Snapshot => ({
  ...aSnapshot({ players: PLAYERS, ...fields, settings: { totalRounds: 3, ...fields?.settings } }),
  desk: EMPTY_DESK,
})
const after = (snapshot: Snapshot, ...requests: DeskRequest[]): Snapshot =>
  requests.reduce((now, request) => planned(now, deskActs(now, request)).after, snapshot)

const draw = (round: number): DeskRequest => ({ type: 'draw', round })
const publish = (round: number): DeskRequest => ({ type: 'publish', round })
const close = (round: number): DeskRequest => ({ type: 'close', round })
const win = (round: number, no: number): DeskRequest => ({
  type: 'enterResult',
  round,
  no,
  result: { outcome: '10' },
})
const wins = (round: number, boards: number): DeskRequest[] =>
  Array.from({ length: boards }, (_, at) => win(round, at + 1))

/** Plays a round to its end. */
const played = (snapshot: Snapshot, round: number, boards: number): Snapshot =>
  after(snapshot, draw(round), publish(round), ...wins(round, boards), close(round))

const ready = event({})
const drawn = after(ready, draw(1))
const published = after(drawn, publish(1))
const playing = after(published, win(1, 1), { type: 'adjourn', round: 1, no: 2 })
const closed = played(ready, 1, 3)
const secondDrawn = after(closed, draw(2))
const single = event({ settings: { totalRounds: 1 } })
const finished = played(single, 1, 3)
const knockout = event({
  players: PLAYERS.slice(0, 4),
  settings: { pairingSystem: 'knockout', totalRounds: 2, tieBreaks: [] },
})
const robin = event({ players: PLAYERS.slice(0, 4), settings: { pairingSystem: 'roundRobin' } })
const teams = event({ players: TEAMS, settings: { competitors: 'team', gamePointTotal: 4 } })

/** An event in each of its states, and of each kind, as the desk has it. */
export const EVENT_STATES = {
  empty: event({ players: 0, stage: 'draft', settings: { public: false } }),
  draft: event({ stage: 'draft', settings: { public: false } }),
  registration: event({ settings: { allowRegistration: 'open' } }),
  ready,
  'one player': event({ players: PLAYERS.slice(0, 1) }),
  drawn,
  'drawn by hand': after(ready, { type: 'draw', round: 1, isByHand: true }),
  published,
  playing,
  closed,
  'second round drawn': secondDrawn,
  'second round running': after(secondDrawn, publish(2), win(2, 1)),
  'last round running': after(single, draw(1), publish(1)),
  finished,
  reported: after(finished, { type: 'sendReport' }),
  abandoned: after(playing, { type: 'abandon' }),
  private: { ...playing, settings: { ...playing.settings, public: false } },
  'out of FIDE mode': after(closed, { type: 'leaveFideMode' }),
  'with withdrawals': after(closed, { type: 'withdraw', no: 1 }, { type: 'expel', no: 2 }),
  'imported in mid-event': event({ rounds: ['1-2 1, 3-4 =, 5-6 0', '1-3 *, 2-4 *, 5-6 *'] }),
  'knockout drawn': after(knockout, draw(1)),
  'knockout running': after(played(knockout, 1, 2), draw(2), publish(2)),
  'knockout finished': played(played(knockout, 1, 2), 2, 1),
  'round robin running': after(robin, draw(1), publish(1), win(1, 1)),
  'teams drawn': after(teams, draw(1)),
  'teams running': after(teams, draw(1), publish(1), {
    type: 'enterBoards',
    round: 1,
    no: 1,
    boards: '10=='.repeat(2),
  }),
} satisfies Record<string, Snapshot>
