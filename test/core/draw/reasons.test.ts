import { expect, test } from 'vitest'
import { swissInput } from '#core/draw/draw-inputs.ts'
import type { DrawInput } from '#core/draw/draw-input.ts'
import { participants } from '#core/draw/participants.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import {
  colourRule,
  reasonAgainst,
  reasonAgainstBye,
  reasonForFloat,
  reasonForPair,
} from '#core/draw/reasons/reasons.ts'
import { colourText, reasonAgainstText, reasonText } from '#core/draw/reasons/reason-text.ts'
import type { PairedBracket } from '#core/draw/swiss/bracket.ts'
import { drawDutch, type DutchDraw } from '#core/draw/swiss/dutch.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { importedText, type FileTournament } from '../../../scripts/draw/trf-file.ts'

/** What a bracket costs by the criteria that can be counted on its boards, counted here once more. */
function costs({ field }: DutchDraw, { pairs, floaters, zones }: PairedBracket): Map<string, number> {
  const { players, preferences } = field
  const sameColour = pairs.filter(
    ([one, other]) => preferences[one]!.colour && preferences[one]!.colour === preferences[other]!.colour,
  )
  const isStrong = (place: number) => ['strong', 'absolute'].includes(preferences[place]!.strength)
  const isAbsolute = (place: number) => preferences[place]!.strength === 'absolute'
  const own = players[zones.residents[0]!]!.score
  const down = (back: 0 | 1) =>
    floaters.filter((place) => players[place]!.score === own && players[place]!.floats[back] === 'down').length
  const up = (back: 0 | 1) =>
    pairs.filter(([one, other]) => players[one]!.score > players[other]!.score && players[other]!.floats[back] === 'up')
      .length
  return new Map([
    ['C6', floaters.length],
    ['C12', sameColour.length],
    ['C13', sameColour.filter((pair) => pair.every(isStrong) && !pair.every(isAbsolute)).length],
    ['C14', down(0)],
    ['C15', up(0)],
    ['C16', down(1)],
    ['C17', up(1)],
  ])
}

const drawn = (input: DrawInput): DutchDraw | undefined => {
  const draw = drawDutch(input)
  return isRefusal(draw) ? undefined : draw
}

const SMALL = CONTROL_EVENTS.filter((name) => {
  const players = Number(/-(\d+)x/.exec(name)?.[1])
  return name.startsWith('swiss/') && players <= 40
})

/** Brackets of both draws up to the one of this pair are alike. */
const sameAbove = (one: DutchDraw, other: DutchDraw, at: number): boolean =>
  one.brackets.slice(0, at).every(({ pairs }, index) => String(pairs) === String(other.brackets[index]?.pairs))

test('what a board is said to rest on is worse when the two may not meet, over all boards of fifty events', () => {
  let compared = 0
  for (const name of SMALL) {
    const { snapshot } = importedText(controlText(name)) as FileTournament
    const round = 2 + (compared % Math.max(1, snapshot.round - 1))
    if (round > snapshot.round) continue
    const input = swissInput(snapshot, round, participants(snapshot, round))
    const draw = drawn(input)
    if (!draw) continue
    const { players } = draw.field
    for (const [at, bracket] of draw.brackets.entries()) {
      for (const [one, other] of bracket.pairs) {
        const reason = reasonForPair(draw, one, other)!
        const apart = drawn({ ...input, forbidden: [...input.forbidden, [players[one]!.id, players[other]!.id]] })
        if (!apart || apart.field.groups.length !== draw.field.groups.length || !sameAbove(draw, apart, at)) continue
        const [before, after] = [costs(draw, bracket), costs(apart, apart.brackets[at]!)]
        compared += 1
        if (reason.criterion === 'order') expect([...after]).toEqual([...before])
        else if (before.has(reason.criterion))
          expect(after.get(reason.criterion), `${name} ${reason.criterion}`).toBeGreaterThan(
            before.get(reason.criterion)!,
          )
        expect(reasonText(reason)).toMatch(/^[A-Z].*\.$/)
      }
    }
  }
  expect(SMALL.length).toBeGreaterThanOrEqual(50)
  expect(compared).toBeGreaterThan(300)
})

test('everybody is told why they did not meet anybody else, floated, or did not get the bye', () => {
  const { snapshot } = importedText(controlText('swiss/odd-15x9')) as FileTournament
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
