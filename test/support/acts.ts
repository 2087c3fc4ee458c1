import fc from 'fast-check'
import type { Act, ActType } from '#core/changes/act.ts'
import { renumbering } from '#core/changes/renumber.ts'
import { BYE_TYPES } from '#core/snapshot/desk.ts'
import type { EventStage } from '#core/tournament/stage.ts'
import type { PairingChange } from '#core/match/pairing-state.ts'
import { recordsOf } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { PlayerRecord } from '#core/snapshot/records.ts'
import { isVisible } from '#core/text/visible.ts'
import { facts } from './arbitrary-facts.ts'
import { starts, talks } from './captain-acts.ts'
import { eventEdits } from './event-acts.ts'
import { DRAW_ACTS, nextRound } from './draw-acts.ts'
import { openRefOf, refOf } from './pairing-refs.ts'
import { MINI_ACTS } from './mini-acts.ts'
import { prizePlans } from './arbitrary-prizes.ts'
import { exclusions, fideModes, remarks } from './report-acts.ts'

const line = fc.string({ unit: 'grapheme' }).filter((some) => some === '' || isVisible(some))
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isVisible)
const points = fc.nat({ max: 20 })

const change: fc.Arbitrary<PairingChange> = fc.record(
  {
    outcome: fc.constantFrom('10', '01', '==', '  ', '+-', 'WL'),
    points: fc.option(fc.tuple(points, points)),
    games: fc.constantFrom('', '10', '==  01'),
    facts: facts.map((known) => ({ ...known, link: null })),
  },
  { requiredKeys: [] },
)

const entry = (no: number): fc.Arbitrary<PlayerRecord> =>
  fc.record({
    no: fc.constant(no),
    firstName: text,
    lastName: line,
    title: fc.constantFrom('', 'GM'),
    rating: fc.nat({ max: 3000 }),
    nationality: fc.constantFrom('', 'NED'),
    pool: fc.nat({ max: 2 }),
    active: fc.constant(true),
    joinedFrom: fc.option(fc.integer({ min: 1, max: 9 })),
    withdrawnFrom: fc.constant(null),
    owner: fc.option(text),
  })

const announcement = fc.record({
  id: fc.integer({ min: 1, max: 1e9 }),
  title: line,
  announcement: text,
  createdAt: fc.nat(),
})

const noOf = ({ players }: Snapshot): fc.Arbitrary<number> => fc.constantFrom(...players.no, 1000)
const newNoOf = ({ players }: Snapshot): number => Math.max(0, ...players.no) + 1

type Generators = { [Type in ActType]: (snapshot: Snapshot) => fc.Arbitrary<Extract<Act, { type: Type }>> }

/** Random acts of every type; a tournament may refuse them. */
const GENERATORS: Generators = {
  setResult: (snapshot) =>
    fc.tuple(refOf(snapshot), change).map(([ref, some]) => ({ type: 'setResult', ...ref, change: some })),
  reportResult: (snapshot) =>
    fc
      .tuple(
        refOf(snapshot),
        fc.constantFrom<('w' | 'b')[]>('w', 'b'),
        fc.constantFrom('10', '==', '3:1', '#10==', 'x'),
      )
      .map(([ref, side, claim]) => ({ type: 'reportResult', ...ref, side, claim })),
  decideMatch: (snapshot) =>
    fc
      .tuple(
        refOf(snapshot),
        fc.constantFrom(null, 'rapid w 2:0 10+5', 'blitz b 1:1;armageddon w 1:1'),
        fc.constantFrom(null, 'w lot ==', 'b forfeit --', 'b corrected 10'),
      )
      .map(([ref, tieBreak, goesThrough]) => ({ type: 'decideMatch', ...ref, tieBreak, goesThrough })),
  abortMatch: (snapshot) => refOf(snapshot).map((ref) => ({ type: 'abortMatch', ...ref })),
  restorePairing: (snapshot) =>
    fc.tuple(refOf(snapshot), change).map(([ref, some]) => ({ type: 'restorePairing', ...ref, change: some })),
  ...MINI_ACTS,
  addLink: (snapshot) =>
    openRefOf(snapshot).map((ref) => ({
      type: 'addLink',
      ...ref,
      link: 'https://lichess.org/tournament/abcdefgh',
      source: 'lichess',
      linkType: 'team',
    })),
  removeLink: (snapshot) => refOf(snapshot).map((ref) => ({ type: 'removeLink', ...ref })),
  join: (snapshot) => entry(newNoOf(snapshot)).map((row) => ({ type: 'join', entry: row })),
  addEntry: (snapshot) => entry(newNoOf(snapshot)).map((row) => ({ type: 'addEntry', entry: row })),
  withdrawEntry: (snapshot) => noOf(snapshot).map((no) => ({ type: 'withdrawEntry', no })),
  removeEntry: (snapshot) => noOf(snapshot).map((no) => ({ type: 'removeEntry', no })),
  renameEntry: (snapshot) =>
    fc
      .tuple(noOf(snapshot), text, text)
      .map(([no, firstName, lastName]) => ({ type: 'renameEntry', no, firstName, lastName })),
  claimEntry: (snapshot) => fc.tuple(noOf(snapshot), text).map(([no, owner]) => ({ type: 'claimEntry', no, owner })),
  setOwner: (snapshot) =>
    fc.tuple(noOf(snapshot), fc.option(text)).map(([no, owner]) => ({ type: 'setOwner', no, owner })),
  eraseIndividual: () => fc.nat().map((no) => ({ type: 'eraseIndividual', no })),
  grantBonus: (snapshot) =>
    fc
      .record({
        player: noOf(snapshot),
        round: fc.integer({ min: 1, max: 9 }),
        mp: fc.integer({ min: -20, max: 20 }),
        gp: points,
      })
      .map((bonus) => ({ type: 'grantBonus', bonus: { ...bonus, ...(bonus.mp < 0 && { reason: 'Late' }) } })),
  revokeBonus: (snapshot) => {
    const given = recordsOf(snapshot).bonuses.map((bonus) => ({ no: bonus.player, round: bonus.round, bonus }))
    const { no = 1, round = 50 } = given[0] ?? {}
    return fc.constantFrom(...given, { no, round }).map((bonus) => ({ type: 'revokeBonus', ...bonus }))
  },
  restoreBonuses: (snapshot) =>
    fc.subarray(recordsOf(snapshot).bonuses).map((bonuses) => ({ type: 'restoreBonuses', bonuses })),
  announce: () => announcement.map((some) => ({ type: 'announce', announcement: some })),
  editAnnouncement: () =>
    fc
      .tuple(announcement, announcement)
      .map(([before, after]) => ({ type: 'editAnnouncement', before, after: { ...after, id: before.id } })),
  takeDownAnnouncement: () => announcement.map((some) => ({ type: 'takeDownAnnouncement', announcement: some })),
  importTournament: (snapshot) =>
    fc.constantFrom(snapshot, withoutRounds(snapshot)).map((file) => ({
      type: 'importTournament',
      digest: 'new',
      file: { snapshot: file, individuals: [], games: [] },
      before: { snapshot, individuals: [], games: [], digest: 'old' },
    })),
  createTournament: () =>
    text.map((name) => ({
      type: 'createTournament',
      name,
      settings: { totalRounds: 5 },
      systems: [],
      starts: [],
      stage: 'draft',
    })),
  editEvent: eventEdits,
  setStage: () =>
    fc
      .constantFrom<[EventStage | null, EventStage | null]>(
        ['draft', null],
        [null, 'abandoned'],
        ['abandoned', null],
        [null, 'reported'],
        ['reported', null],
      )
      .map(([from, to]) => ({ type: 'setStage', from, to })),
  addEntries: (snapshot) =>
    fc
      .tuple(entry(newNoOf(snapshot)), entry(newNoOf(snapshot) + 1))
      .map((entries) => ({ type: 'addEntries', entries })),
  removeEntries: (snapshot) =>
    fc.uniqueArray(noOf(snapshot), { minLength: 1, maxLength: 2 }).map((nos) => ({ type: 'removeEntries', nos })),
  editEntry: (snapshot) =>
    fc
      .tuple(noOf(snapshot), text, fc.nat({ max: 3000 }), fc.option(fc.constantFrom('BRN', 'UTR')))
      .map(([no, lastName, rating, code]) => ({ type: 'editEntry', no, change: { lastName, rating, code } })),
  refreshRatings: (snapshot) =>
    fc.tuple(noOf(snapshot), fc.nat({ max: 3000 })).map(([no, rating]) => {
      const entry = { no, rating, title: 'IM', nationality: 'NED' }
      return { type: 'refreshRatings', on: '2026-11-01', entries: [entry] }
    }),
  setWithdrawal: (snapshot) =>
    fc
      .tuple(noOf(snapshot), fc.option(fc.integer({ min: 1, max: 9 })))
      .map(([no, withdrawnFrom]) => ({ type: 'setWithdrawal', no, active: withdrawnFrom === null, withdrawnFrom })),
  ...DRAW_ACTS,
  setForbidden: (snapshot) =>
    fc.tuple(noOf(snapshot), noOf(snapshot), nextRound(snapshot)).map(([one, other, to]) => ({
      type: 'setForbidden',
      forbidden: [one, other].toSorted((a, b) => a - b).map((player) => ({ id: 1, player, fromRound: 1, toRound: to })),
    })),
  setBye: (snapshot) =>
    fc
      .tuple(noOf(snapshot), fc.integer({ min: 1, max: 9 }), fc.option(fc.constantFrom(...BYE_TYPES)))
      .map(([player, round, type]) => ({ type: 'setBye', player, round, bye: type && { type, state: 'granted' } })),
  setCheckIns: (snapshot) =>
    fc
      .tuple(fc.uniqueArray(noOf(snapshot), { minLength: 1, maxLength: 3 }), fc.option(fc.boolean()))
      .map(([nos, isPresent]) => ({
        type: 'setCheckIns',
        round: 1,
        marks: nos.map((player) => ({ player, isPresent })),
      })),
  setLineUp: (snapshot) =>
    fc
      .tuple(noOf(snapshot), fc.integer({ min: 1, max: 9 }), fc.option(fc.array(fc.nat({ max: 40 }), { maxLength: 4 })))
      .map(([team, round, individuals]) => ({ type: 'setLineUp', team, round, individuals })),
  setRoster: (snapshot) =>
    noOf(snapshot).chain((team) =>
      fc
        .tuple(member(team, 10_000 + team), member(team, 20_000 + team))
        .map(([one, other]) => ({ type: 'setRoster', team, roster: [one, other], rosterBefore: [] })),
    ),
  setTime: (snapshot) => starts(refOf(snapshot)),
  setFeatured: (snapshot) =>
    fc
      .tuple(refOf(snapshot), fc.boolean())
      .map(([pairing, isFeatured]) => ({ type: 'setFeatured', ...pairing, isFeatured })),
  setFixtureTalk: talks,
  setExclusion: (snapshot) => exclusions(noOf(snapshot)),
  setFideMode: () => fideModes,
  setRemark: () => remarks,
  setPrizes: () => fc.option(prizePlans).map((prizes) => ({ type: 'setPrizes', prizes })),
  renumber: (snapshot) =>
    fc.shuffledSubarray(snapshot.players.no, { minLength: snapshot.players.no.length }).map((nos) =>
      renumbering(
        snapshot,
        nos.map((from, at) => ({ from, to: snapshot.players.no[at]! })).filter(({ from, to }) => from !== to),
      ),
    ),
}

const member = (team: number, no: number) =>
  fc.record({
    no: fc.constant(no),
    team: fc.constant(team),
    board: fc.constant(no),
    name: text,
    title: fc.constantFrom('', 'GM'),
    rating: fc.nat({ max: 3000 }),
    nationality: fc.constantFrom('', 'NED'),
  })

const withoutRounds = ({ closed: _closed, ...snapshot }: Snapshot): Snapshot => ({
  ...snapshot,
  name: 'Begun anew',
  round: 0,
  rounds: [],
})

export const ACT_TYPES = Object.keys(GENERATORS) as ActType[]

/** A random act of this type; the tournament may refuse it. */
export const anAct = (snapshot: Snapshot, type: ActType): fc.Arbitrary<Act> => GENERATORS[type](snapshot)
