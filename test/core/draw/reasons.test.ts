import { expect, test } from 'vitest'
import { swissInput } from '#core/draw/draw-inputs.ts'
import type { DrawInput, DrawPlayer } from '#core/draw/draw-input.ts'
import { participants } from '#core/draw/participants.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import {
  colourRule,
  reasonAgainst,
  reasonAgainstBye,
  reasonForFloat,
  reasonForPair,
} from '#core/draw/reasons/reasons.ts'
import { COLOUR_ARTICLES } from '#core/draw/reasons/criterion-text.ts'
import { colourText, reasonAgainstText, reasonText } from '#core/draw/reasons/reason-text.ts'
import { drawDutch, dutchPairs, type DutchDraw } from '#core/draw/swiss/dutch.ts'
import { bracketCosts, isWorse } from '#test/support/draw-costs.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { parseTournament } from '#cli/tournament-file.ts'

const drawn = (input: DrawInput): DutchDraw | undefined => {
  const draw = drawDutch(input)
  return isRefusal(draw) ? undefined : draw
}

const SMALL = CONTROL_EVENTS.filter((name) => {
  const players = Number(/-(\d+)x/.exec(name)?.[1])
  return name.startsWith('swiss/') && players <= 40
})

/** Two rounds of each small control event, one of them the last; or every round. */
function* positions(all = false): Generator<{ about: string; input: DrawInput; draw: DutchDraw }> {
  for (const [at, name] of SMALL.entries()) {
    const { snapshot } = parseTournament(controlText(name))
    const some = new Set([2 + (at % Math.max(1, snapshot.round - 1)), snapshot.round])
    for (let round = 1; round <= snapshot.round; round++) {
      if (!all && !some.has(round)) continue
      const input = swissInput(snapshot, round, participants(snapshot, round))
      const draw = drawn(input)
      if (draw) yield { about: `${name}, round ${round}`, input, draw }
    }
  }
}

const byeScore = ({ field, alone }: DutchDraw): number => (alone === null ? -1 : field.players[alone]!.score)

/**
 * Whether two draws can be compared at a bracket: the brackets before are equal, and the bye goes to the same score.
 */
const isComparable = (one: DutchDraw, other: DutchDraw | undefined, at: number): other is DutchDraw =>
  other !== undefined &&
  other.field.groups.length === one.field.groups.length &&
  byeScore(one) === byeScore(other) &&
  one.brackets.slice(0, at).every(({ pairs }, index) => String(pairs) === String(other.brackets[index]?.pairs))

/** Expects that a bracket drawn otherwise is worse by this criterion; for `order`, that it is equal by all. */
function expectWorse(about: string, criterion: string, best: DutchDraw, other: DutchDraw, at: number): void {
  const [before, after] = [bracketCosts(best, at), bracketCosts(other, at)]
  if (criterion === 'order') expect([...after], about).toEqual([...before])
  else expect(isWorse(after.get(criterion)!, before.get(criterion)!), `${about}: ${criterion}`).toBe(true)
}

test('if two players of a board must not meet, its criterion gets worse, for every criterion over all boards', () => {
  const named = new Map<string, number>()
  for (const { about, input, draw } of positions()) {
    const { players } = draw.field
    for (const [at, bracket] of draw.brackets.entries()) {
      for (const [one, other] of bracket.pairs) {
        const reason = reasonForPair(draw, one, other)!
        expect(reasonText(reason)).toMatch(/^[A-Z].*\.$/)
        const apart = drawn({ ...input, forbidden: [...input.forbidden, [players[one]!.id, players[other]!.id]] })
        const { criterion } = reason
        named.set(criterion, (named.get(criterion) ?? 0) + 1)
        // Without the pair this bracket has no pairing: another bracket is drawn, or none.
        if (criterion === 'C4') expect(isComparable(draw, apart, at), about).toBe(false)
        else if (isComparable(draw, apart, at)) expectWorse(`${about}, ${one}–${other}`, criterion, draw, apart, at)
      }
    }
  }
  expect(SMALL.length).toBeGreaterThanOrEqual(50)
  expect([...named.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(800)
  const inBrackets = [4, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map((number) => `C${number}`)
  expect(new Set(named.keys())).toEqual(new Set([...inBrackets, 'order']))
})

test('if the player with the bye must not have it, its criterion gets worse', () => {
  const named = new Set<string>()
  for (const { about, input, draw } of positions(true)) {
    const { alone, brackets, field } = draw
    if (alone === null) continue
    const { criterion } = reasonForFloat(draw, alone)!
    const { id } = field.players[alone]!
    const without = drawn({
      ...input,
      players: input.players.map((player) => (player.id === id ? { ...player, mayHaveBye: false } : player)),
    })
    // The bye of a player who floated into the last group has its reason in the group above.
    const at = brackets.findIndex(({ floaters }) => floaters.includes(alone))
    if (at < brackets.length - 1) continue
    named.add(criterion)
    if (criterion === 'C4') expect(isComparable(draw, without, at), about).toBe(false)
    else if (isComparable(draw, without, at)) expectWorse(about, criterion, draw, without, at)
  }
  expect(named).toEqual(new Set(['C4', 'C9', 'C12', 'C15', 'order']))
})

/** C.04.3 article 5.2, word by word, for two histories without gaps: the colour, and the article. */
function byTheBook(
  higher: DrawPlayer,
  lower: DrawPlayer,
  initial: 'w' | 'b',
): [white: 'higher' | 'lower', article: string] {
  const [own, other] = [due(higher.colours), due(lower.colours)]
  const give = (colour: string, article: string): [white: 'higher' | 'lower', article: string] => [
    colour === 'w' ? 'higher' : 'lower',
    article,
  ]
  const turned = (colour: string): string => (colour === 'w' ? 'b' : 'w')
  if (!own.colour && !other.colour) return give(higher.parity % 2 ? initial : turned(initial), '5.2.5')
  if (own.colour !== other.colour) return give(own.colour || turned(other.colour), '5.2.1')
  if (own.strength !== other.strength)
    return give(own.strength > other.strength ? own.colour : turned(own.colour), '5.2.2')
  if (own.strength === 3 && own.difference !== other.difference)
    return give(own.difference > other.difference ? own.colour : turned(own.colour), '5.2.2')
  const [ownLast, otherLast] = [[...higher.colours].toReversed(), [...lower.colours].toReversed()]
  const at = ownLast.findIndex((colour, back) => otherLast[back] !== undefined && otherLast[back] !== colour)
  return at < 0 ? give(own.colour, '5.2.4') : give(turned(ownLast[at]!), '5.2.3')
}

/** Article 1.7: the colour due, and its strength: 3 absolute, 2 strong, 1 mild, 0 none. */
function due(colours: string): { colour: string; strength: number; difference: number } {
  const balance = 2 * [...colours].filter((colour) => colour === 'w').length - colours.length
  const difference = Math.abs(balance)
  const last = colours.slice(-1)
  if (!last) return { colour: '', strength: 0, difference }
  if (balance > 1 || (balance > -2 && colours.endsWith('ww'))) return { colour: 'b', strength: 3, difference }
  if (balance < -1 || colours.endsWith('bb')) return { colour: 'w', strength: 3, difference }
  if (balance !== 0) return { colour: balance > 0 ? 'b' : 'w', strength: 2, difference }
  return { colour: last === 'w' ? 'b' : 'w', strength: 1, difference }
}

test('the article and the colours of a board are those of the first rule of 5.2 that decides', () => {
  const said = new Map<string, number>()
  for (const { about, input, draw } of positions(true)) {
    const { players } = draw.field
    const whites = new Set(dutchPairs(draw, input).map(({ white }) => white))
    for (const [one, other] of draw.brackets.flatMap(({ pairs }) => pairs)) {
      const [higher, lower] = [players[Math.min(one, other)]!, players[Math.max(one, other)]!]
      const article = COLOUR_ARTICLES[colourRule(draw, one, other)]
      const white = whites.has(higher.id) ? 'higher' : 'lower'
      expect([white, article], `${about}, ${one}–${other}`).toEqual(byTheBook(higher, lower, input.initialColour))
      said.set(article, (said.get(article) ?? 0) + 1)
    }
  }
  expect([...said.keys()].toSorted()).toEqual(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'])
})

test('everybody is told why they did not meet anybody else, floated, or did not get the bye', () => {
  const { snapshot } = parseTournament(controlText('swiss/odd-15x9'))
  const draw = drawn(swissInput(snapshot, 5, participants(snapshot, 5)))!
  const met = new Set(draw.brackets.flatMap(({ pairs }) => pairs.map(([one, other]) => `${one} ${other}`)))
  for (const one of draw.field.players.keys()) {
    for (let other = one + 1; other < draw.field.players.length; other++) {
      const reason = reasonAgainst(draw, one, other)
      if (met.has(`${one} ${other}`)) expect(reason).toBeUndefined()
      else expect(reasonAgainstText(reason!)).toMatch(/^[A-Z].*\.$/)
      if (draw.field.kept[one]!.includes(other)) expect(reason!.criterion).toBe('C1')
    }
    if (one !== draw.alone) expect(reasonAgainstBye(draw, one)!.criterion).toMatch(/^(C\d+|order)$/)
  }
  for (const [one, other] of draw.brackets.flatMap(({ pairs }) => pairs))
    expect(colourText(colourRule(draw, one, other))).toMatch(/^[A-Z].*\.$/)
  for (const { floaters } of draw.brackets)
    for (const place of floaters) expect(reasonForFloat(draw, place)!.criterion).toMatch(/^(C\d+|order)$/)
})
