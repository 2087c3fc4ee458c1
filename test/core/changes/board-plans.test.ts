import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { undoingActs, wordsOf } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { DeskRows } from '#core/snapshot/desk.ts'
import { recordsOf } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { planned } from '#test/support/desk-examples.ts'

const atDesk = (fields: Parameters<typeof aSnapshot>[0], desk: Partial<DeskRows> = {}): Snapshot => ({
  ...aSnapshot({ ...fields, settings: { totalRounds: 5, ...fields?.settings } }),
  desk: { ...EMPTY_DESK, ...desk },
})
const does = (snapshot: Snapshot, request: DeskRequest) => planned(snapshot, deskActs(snapshot, request))
const refusalOf = (snapshot: Snapshot, request: DeskRequest) => deskActs(snapshot, request)

/** `1-2 10`, `3 U ` for each board of a round. */
const boards = (snapshot: Snapshot, round = snapshot.round): string[] =>
  recordsOf(snapshot)
    .matches.filter((match) => match.round === round)
    .map(({ white, black, outcome }) => `${white}${black === null ? '' : `-${black}`} ${outcome}`)

/** Round 2 is being played: five boards with results, and a bye. */
const playing = atDesk({ players: 12, rounds: ['1-2 1', '1-3 1, 2-4 =, 5-7 0, 6-8 +, 9-10 *, 11 U'] })

test('colours are swapped at one board: both players keep their result, and other boards stay as they are', () => {
  const { after } = does(playing, { type: 'swapColours', round: 2, no: 1, white: 3 })
  expect(boards(after)).toEqual(['3-1 01', ...boards(playing).slice(1)])
  expect(after.remarks).toEqual(['MPA @ Round 2: 1-3 => 3-1'])
  expect(after.rounds[1]!.facts).toEqual({ 0: { byHand: true } })
})

test('swapping colours again restores the board and removes the remark', () => {
  const once = does(playing, { type: 'swapColours', round: 2, no: 1, white: 3 }).after
  expect(deskActs(once, { type: 'swapColours', round: 2, no: 1, white: 3 })).toEqual([])
  expect(does(once, { type: 'swapColours', round: 2, no: 1, white: 1 }).after).toEqual(playing)
})

test('in a team match with swapped colours the score, the boards and the reports turn round too', () => {
  const league = atDesk({
    players: 2,
    settings: { competitors: 'team', gamePointTotal: 2 },
    rounds: [aRound('1-2 1½:½', { games: ['10=='], facts: { 0: { whiteSays: '#10==', blackSays: '0.5:1.5' } } })],
  })
  const { after } = does(league, { type: 'swapColours', round: 1, no: 1, white: 2 })
  expect(after.rounds[0]).toMatchObject({
    outcomes: '01',
    points: [1, 3],
    games: ['01=='],
    facts: { 0: { whiteSays: '1.5:0.5', blackSays: '#01==', byHand: true } },
  })
})

test('two players of different boards are exchanged, and the results stay at the boards', () => {
  const { before, acts, after } = does(playing, { type: 'exchangePlayers', round: 2, one: 3, other: 4 })
  expect(boards(after).slice(0, 2)).toEqual(['1-4 10', '2-3 =='])
  expect(boards(after).slice(2)).toEqual(boards(playing).slice(2))
  expect(after.remarks).toEqual(['MPA @ Round 2: 1-3 2-4 => 1-4 2-3'])
  expect(wordsOf(before, acts)).toContain('Round 2, board 1: P1 – P4, was P1 – P3; board 2: P2 – P3, was P2 – P4')
})

test('an exchange can clear the results of both boards', () => {
  const { after } = does(playing, { type: 'exchangePlayers', round: 2, one: 3, other: 4, clearsResults: true })
  expect(boards(after).slice(0, 3)).toEqual(['1-4   ', '2-3   ', '5-7 01'])
})

test('the bye goes to another player by an exchange', () => {
  const { after } = does(playing, { type: 'exchangePlayers', round: 2, one: 11, other: 10 })
  expect(boards(after).slice(4)).toEqual(['9-11   ', '10 U '])
  expect(after.remarks).toEqual(['MPA @ Round 2: 9-10 11=PAB => 9-11 10=PAB'])
})

test('a late arrival without a pairing is seated against the bye and plays from this round on', () => {
  const late = atDesk({ players: 12, joinedFrom: { 11: 3 }, rounds: ['1-2 1', '1-3 1, 11 U'] })
  const { after } = does(late, { type: 'seatPlayer', round: 2, no: 2, player: 12 })
  expect(boards(after)).toEqual(['1-3 10', '11-12   '])
  expect(after.players.joinedFrom).toEqual({ 11: 2 })
})

test('a player with a bye of their own is seated against another one: their bye is removed', () => {
  const absent = atDesk(
    { players: 12, rounds: ['1-3 1, 11 U, 12 Z, 2 Z'] },
    {
      checkIns: [{ round: 1, player: 12, isPresent: false }],
      byeRequests: [{ round: 1, player: 12, type: 'Z', state: 'granted' }],
    },
  )
  const { after, inverse } = does(absent, { type: 'seatPlayer', round: 1, no: 2, player: 12, isWhite: true })
  expect(boards(after)).toEqual(['1-3 10', '12-11   ', '2 Z '])
  expect(after.desk).toMatchObject({ checkIns: [{ player: 12, isPresent: true }], byeRequests: [] })
  expect(planned(after, inverse!).after).toEqual(absent)
})

test('someone new is entered and seated against the bye in one change, which undo takes back as a whole', () => {
  const entry = { firstName: 'Noor', lastName: 'de Wit', title: '', rating: 1932, nationality: 'NED', pool: 0 }
  const details = { fideId: null, sex: null, club: null, birth: null, group: null }
  const { after, inverse } = does(playing, { type: 'seatPlayer', round: 2, no: 6, entry: { ...entry, ...details } })
  expect(boards(after).at(-1)).toBe('11-13   ')
  expect([after.players.no.length, after.players.joinedFrom]).toEqual([13, { 12: 2 }])
  expect(planned(after, inverse!).after).toEqual(playing)
})

test('a board is taken apart: both players have no game, and other results stay', () => {
  const request = { type: 'takeBoardApart', round: 2, no: 1 } as const
  expect(refusalOf(playing, request)).toBe(
    'Board 1 has a result by now, which would be removed. Confirm that, then try again.',
  )
  const { after } = does(playing, { ...request, isWithResult: true })
  expect(boards(after)).toEqual(['1 Z ', ...boards(playing).slice(1), '3 Z '])
})

test('a change of one board can be undone after results of other boards came in, but not after its own', () => {
  const change = does(playing, { type: 'exchangePlayers', round: 2, one: 9, other: 8 })
  const made = { version: 2, acts: change.acts, inverse: change.inverse!, undoes: null }
  const result = (no: number) =>
    does(change.after, { type: 'enterResult', round: 2, no, result: { outcome: '==' } }).after
  expect(undoingActs(result(1), made)).toEqual(change.inverse)
  expect(undoingActs(result(5), made)).toMatch(/^A later change depends on this one/)
})

test('the draft of a round that is taken back has its changed boards, and undo restores everything', () => {
  const drawn = does(atDesk({ players: 5 }), { type: 'draw', round: 1 }).after
  const published = does(drawn, { type: 'publish', round: 1 }).after
  const [white, black] = [published.rounds[0]!.white[0]! + 1, published.rounds[0]!.black[0]! + 1]
  const changed = does(published, { type: 'swapColours', round: 1, no: 1, white: black }).after
  const { after, inverse } = does(changed, { type: 'unpublish', round: 1 })
  expect(after.desk!.draws[0]!.pairs[0]).toEqual({ white: black, black: white })
  expect(after.desk!.draws[0]!.proposed[0]).toEqual({ white, black })
  expect(planned(after, inverse!).after).toEqual(changed)
})

const robin = atDesk({ rounds: ['1-2 1, 3-4 *, 5 U'], settings: { pairingSystem: 'roundRobin' } })
const cup = atDesk({ rounds: ['1-2 1, 3-4 *'], settings: { pairingSystem: 'knockout' } })
const linked = atDesk({ rounds: [aRound('1-2 *, 3-4 1', { facts: { 0: { link: 'https://lichess.org/abcdefgh' } } })] })

test.each<[string, Snapshot, DeskRequest]>([
  ['Pairing not found.', playing, { type: 'swapColours', round: 2, no: 99, white: 1 }],
  ['A bye has no colours.', playing, { type: 'swapColours', round: 2, no: 6, white: 11 }],
  ['Entry 5 (P5) doesn’t play on this board.', playing, { type: 'swapColours', round: 2, no: 1, white: 5 }],
  [
    'These two play each other. Swap their colours instead.',
    playing,
    { type: 'exchangePlayers', round: 2, one: 1, other: 3 },
  ],
  ['Entry 12 (P12) isn’t in round 2.', playing, { type: 'exchangePlayers', round: 2, one: 1, other: 12 }],
  ['Entry not found.', playing, { type: 'exchangePlayers', round: 2, one: 1, other: 99 }],
  ['This board isn’t a bye.', playing, { type: 'seatPlayer', round: 2, no: 1, player: 12 }],
  ['Entry 1 (P1) plays on board 1 in this round.', playing, { type: 'seatPlayer', round: 2, no: 6, player: 1 }],
  ['A player can’t be paired with themselves.', playing, { type: 'seatPlayer', round: 2, no: 6, player: 11 }],
  ['Say who is seated: an entry by its number, or a new entry.', playing, { type: 'seatPlayer', round: 2, no: 6 }],
  ['This board is a bye already.', playing, { type: 'takeBoardApart', round: 2, no: 6 }],
  ['Round 1 isn’t the last one that was published.', playing, { type: 'swapColours', round: 1, no: 1, white: 2 }],
  [
    'In a round robin the table decides who meets whom. Take the round back to change its pairings.',
    robin,
    { type: 'exchangePlayers', round: 1, one: 1, other: 3 },
  ],
  [
    'In a knockout the bracket decides who meets whom. Take the round back to change its pairings.',
    cup,
    { type: 'takeBoardApart', round: 1, no: 2 },
  ],
  ['Board 1 has a game link. Remove the link first.', linked, { type: 'exchangePlayers', round: 1, one: 1, other: 3 }],
  [
    'Round 2 is closed. Reopen it first.',
    { ...playing, closed: 2 },
    { type: 'swapColours', round: 2, no: 1, white: 3 },
  ],
])('a change of a board is refused: %s', (sentence, snapshot, request) => {
  const acts = deskActs(snapshot, request)
  expect(typeof acts === 'string' ? acts : planChange(snapshot, acts)).toBe(sentence)
})

test('a withdrawn player is not seated', () => {
  const gone = atDesk({ players: 12, withdrawnFrom: { 11: 2 }, rounds: ['1-2 1', '1-3 1, 11 U'] })
  expect(refusalOf(gone, { type: 'seatPlayer', round: 2, no: 2, player: 12 })).toBe(
    'Entry 12 (P12) has withdrawn. Let them play again first.',
  )
})

test('in a round robin and in a knockout colours can be swapped', () => {
  for (const event of [robin, cup])
    expect(boards(does(event, { type: 'swapColours', round: 1, no: 1, white: 2 }).after)[0]).toBe('2-1 01')
})
