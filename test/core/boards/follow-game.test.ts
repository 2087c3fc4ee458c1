import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followGame, nextShownAt, REPLACE_WAIT, shownPlies, type FollowedGame } from '#core/boards/follow-game.ts'
import { resultProposal, isAgreeing, countsAtOnce, STABLE_AFTER } from '#core/boards/proposals.ts'
import type { SourceGame } from '#core/boards/source-game.ts'
import { sourceGame } from '#test/support/board-games.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const text = (moves: string, more: Partial<SourceGame> = {}): SourceGame =>
  sourceGame({
    plies: moves
      .split(' ')
      .filter(Boolean)
      .map((san) => ({ san })),
    ...more,
  })
const sans = ({ plies }: FollowedGame): string => plies.map(({ san }) => san).join(' ')
const follow = (steps: [at: number, game: SourceGame][], delay = 0): FollowedGame =>
  steps.reduce<FollowedGame | undefined>((known, [now, game]) => followGame(known, game, { now, delay }), undefined)!

describe('moves', () => {
  it('count at once when they continue the game', () => {
    expect(
      sans(
        follow([
          [0, text('e4')],
          [1, text('e4 e5 Nf3')],
        ]),
      ),
    ).toBe('e4 e5 Nf3')
  })

  it('that replace others count after three seconds', () => {
    const wrong = follow([
      [0, text('e4 e5 Nc3')],
      [SECOND, text('e4 e5 Nf3')],
    ])
    expect(sans(wrong)).toBe('e4 e5 Nc3')
    expect(sans(followGame(wrong, text('e4 e5 Nf3'), { now: SECOND + REPLACE_WAIT, delay: 0 }))).toBe('e4 e5 Nf3')
  })

  it('stay if the board puts its guess right in time', () => {
    const right = follow([
      [0, text('e4 e5')],
      [SECOND, text('e4 c5')],
      [2 * SECOND, text('e4 e5 Nf3')],
    ])
    expect(sans(right)).toBe('e4 e5 Nf3')
    expect(right.pending).toBeUndefined()
  })

  it('of a takeback go after three seconds, and how many is told', () => {
    const back = follow([
      [0, text('e4 e5 Nf3')],
      [SECOND, text('e4')],
      [5 * SECOND, text('e4')],
    ])
    expect([sans(back), back.takenBack]).toEqual(['e4', 2])
  })

  it('stay while a file is read that is still being written', () => {
    const part = follow([
      [0, text('e4 e5 Nf3')],
      [SECOND, text('e4', { isWaiting: true })],
      [9 * SECOND, text('e4', { isWaiting: true })],
    ])
    expect(sans(part)).toBe('e4 e5 Nf3')
  })

  it('begin again from another position', () => {
    const fen = 'nrbkqrbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRBN w FBfb - 0 1'
    expect(
      sans(
        follow([
          [0, text('e4')],
          [1, text('d4', { fen })],
        ]),
      ),
    ).toBe('d4')
  })

  it('of any number of texts in any order end as the last text says, once it has been said for three seconds', () => {
    const line = fc.array(fc.constantFrom('e4', 'd4', 'Nf3', 'c5'), { maxLength: 6 }).map((moves) => moves.join(' '))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const steps = lines.map((moves, at): [number, SourceGame] => [at * SECOND, text(moves)])
        const last = text(lines.at(-1)!)
        const end = follow([...steps, [100 * SECOND, last], [200 * SECOND, last]])
        expect(sans(end)).toBe(lines.at(-1))
      }),
    )
  })
})

describe('a delay', () => {
  const at = (now: number, delay: number) => ({ now, delay })

  it('holds each move for its time', () => {
    const { plies } = follow(
      [
        [0, text('e4')],
        [MINUTE, text('e4 e5')],
      ],
      5 * MINUTE,
    )
    expect(shownPlies(plies, at(5 * MINUTE - 1, 5 * MINUTE))).toBe(0)
    expect(shownPlies(plies, at(5 * MINUTE, 5 * MINUTE))).toBe(1)
    expect(nextShownAt(plies, at(5 * MINUTE, 5 * MINUTE))).toBe(6 * MINUTE)
  })

  it('that is shortened counts at once, and one that is lengthened for new moves alone', () => {
    const { plies } = follow([[0, text('e4')]], 5 * MINUTE)
    expect(shownPlies(plies, at(MINUTE, MINUTE))).toBe(1)
    expect(shownPlies(plies, at(5 * MINUTE, 30 * MINUTE))).toBe(1)
  })

  it('never shows a move that is younger', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.array(fc.nat(600), { maxLength: 8 }), fc.nat(2000), (minutes, times, end) => {
        const [delay, sorted] = [minutes * MINUTE, times.toSorted((a, b) => a - b)]
        const steps = sorted.map((second, count): [number, SourceGame] => [
          second * SECOND,
          text(Array.from({ length: count + 1 }, () => 'e4').join(' ')),
        ])
        const plies = steps.length > 0 ? follow(steps, delay).plies : []
        const now = end * SECOND
        const shown = plies.slice(0, shownPlies(plies, { now, delay }))
        expect(shown.every((ply) => ply.at + delay <= now)).toBe(true)
      }),
    )
  })
})

describe('a reported result', () => {
  const open = { outcome: '  ', facts: {} }
  const ended = follow([[0, text('e4 e5 Nf3', { result: { outcome: '10', by: 'source' } })]])
  const proposal = (state = open as Parameters<typeof resultProposal>[1], game = ended) =>
    resultProposal(game, state, { whiteFirst: true, now: STABLE_AFTER })

  it('is proposed once it has been the same for 20 seconds', () => {
    expect(resultProposal(ended, open, { whiteFirst: true, now: STABLE_AFTER - 1 })).toBeUndefined()
    expect(proposal()).toMatchObject({ outcome: '10', by: 'source', isUnplayed: false })
  })

  it('is turned round where the colours are the other way', () => {
    expect(resultProposal(ended, open, { whiteFirst: false, now: STABLE_AFTER })).toMatchObject({ outcome: '01' })
  })

  it('begins to wait again when it changes', () => {
    const changed = follow([
      [0, text('e4 e5', { result: { outcome: '10', by: 'source' } })],
      [STABLE_AFTER, text('e4 e5', { result: { outcome: '==', by: 'source' } })],
    ])
    expect(resultProposal(changed, open, { whiteFirst: true, now: STABLE_AFTER })).toBeUndefined()
  })

  it('may be accepted with others if nobody says otherwise and, where players report, one says the same', () => {
    const agreed = proposal({ outcome: '  ', facts: { blackSays: '10' } })!
    const disputed = proposal({ outcome: '  ', facts: { whiteSays: '10', blackSays: '==' } })!
    expect(isAgreeing(agreed, { playersReport: true })).toBe(true)
    expect(isAgreeing(disputed, { playersReport: true })).toBe(false)
    expect([true, false].map((playersReport) => isAgreeing(proposal()!, { playersReport }))).toEqual([false, true])
  })

  it('never counts by itself unless the event says so, nor from kings in the centre or without moves', () => {
    const kings = proposal(open, follow([[0, text('e4 e5', { result: { outcome: '10', by: 'kings' } })]]))!
    const unplayed = proposal(open, follow([[0, text('', { result: { outcome: '10', by: 'source' } })]]))!
    expect(countsAtOnce(proposal()!, 'never')).toBe(false)
    expect(countsAtOnce(proposal()!, 'agreed')).toBe(false)
    expect([proposal()!, kings, unplayed].map((one) => countsAtOnce(one, 'always'))).toEqual([true, false, false])
  })

  it('never changes a confirmed result, but is told if it is another one', () => {
    expect(proposal({ outcome: '10', facts: {} })).toBeUndefined()
    const other = proposal({ outcome: '01', facts: {} })!
    expect(other.confirmed).toBe('01')
    expect([countsAtOnce(other, 'always'), isAgreeing(other, { playersReport: false })]).toEqual([false, false])
  })
})
