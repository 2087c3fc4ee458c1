import { expect, test } from 'vitest'
import type { Moment } from '#core/moments/moment.ts'
import { momentDetail, momentSentence } from '#core/moments/moment-words.ts'

const of = { id: 'x', at: 0, no: 3, table: 3, entries: [1, 2], names: ['Owls', 'Hawks'] } satisfies Partial<Moment>
const ann = { name: 'Ann Lee', rating: 1800 }
const bo = { name: 'Bo Li', rating: 2100 }
const inGame = { board: 5, game: 5, ply: 52, move: '26… Nxd4' }
const swing = { kind: 'swing', ...of, ...inGame, side: 0, winner: ann, loser: bo, gain: 20 } as const
const level = { before: { cp: 10 }, after: { cp: 210 } } as const

const sentences: [Moment, team: string][] = [
  [{ kind: 'lead', ...of, side: 1, from: [11, 11], score: [11, 13] }, '**Hawks take the lead** against Owls.'],
  [
    { kind: 'decided', ...of, side: 0, score: [17, 9], left: 2 },
    '**Owls have won** against Hawks, 2 games still live.',
  ],
  [{ kind: 'decided', ...of, side: 0, score: [18, 14], left: 0 }, '**Owls have won** against Hawks.'],
  [
    { kind: 'upset', ...of, board: 5, game: 5, side: 0, winner: ann, loser: bo, expected: 15 },
    '**Upset on board 5:** Ann Lee, 1800, beats Bo Li, 2100.',
  ],
  [
    { kind: 'mate', ...of, ...inGame, side: 0, winner: ann, loser: bo, number: 45 },
    '**Mate on board 5.** Ann Lee ends it on move 45.',
  ],
  [{ ...swing, ...level, chance: 72 }, '**Ann Lee is winning** on board 5, after 26… Nxd4.'],
  [{ ...swing, ...level, chance: 60 }, '**Ann Lee has the better game** on board 5, after 26… Nxd4.'],
  [{ ...swing, ...level, chance: 50 }, '**Ann Lee is back in the game** on board 5, after 26… Nxd4.'],
  [
    { kind: 'think', ...of, ...inGame, side: 0, who: ann, seconds: 1860 },
    '**Longest think of the round:** Ann Lee, 31 minutes on 26… Nxd4.',
  ],
  [{ kind: 'streak', ...of, side: 0, wins: 4 }, '**Owls have won 4 matches in a row.**'],
  [{ kind: 'unbeaten', ...of, side: 1, games: 6 }, '**First defeat for Hawks**, after 6 matches without a loss.'],
  [{ kind: 'top', ...of, side: 0, pool: 0, points: 13, isRunning: false }, '**Owls lead alone** with 6½ points.'],
  [
    { kind: 'top', ...of, side: 0, pool: 0, points: 12, isRunning: true },
    '**Owls lead alone** as it stands, with 6 points.',
  ],
]

test.each(sentences)('each kind of moment has its sentence: %#', (moment, sentence) =>
  expect(momentSentence(moment, { isTeam: true, name: (name) => name })).toBe(sentence),
)

test('players are spoken of as persons, and their boards are those of the round', () => {
  const [upset, top] = [sentences[3]![0], sentences.at(-2)![0]]
  const asPlayer = (moment: Moment) => momentSentence(moment, { isTeam: false, name: (name) => name })
  expect(asPlayer(upset)).toBe('**Upset on board 3:** Ann Lee, 1800, beats Bo Li, 2100.')
  expect(asPlayer(top)).toBe('**Owls leads alone** with 6½ points.')
})

test('names are made safe for where the sentence is shown', () =>
  expect(momentSentence(sentences[0]![0], { isTeam: true, name: (name) => `<${name}>` })).toBe(
    '**<Hawks> take the lead** against <Owls>.',
  ))

test('besides its sentence a moment says what it came from', () => {
  expect(momentDetail(sentences[0]![0])).toBe('From 5½–5½')
  expect(momentDetail({ ...swing, ...level, chance: 72 })).toBe('+0.1 → +2.1')
  const by = { board: 7, name: 'Elif' }
  expect(momentDetail({ kind: 'decided', ...of, side: 0, score: [17, 9], left: 2, by })).toBe(
    'Decided by Elif on board 7',
  )
})
