import { expect, test } from 'vitest'
import { certificateFault } from '#core/draw/certificate-fault.ts'
import { certifiedDraw, isLargeDraw, MOST_DRAWN } from '#core/draw/certified-draw.ts'
import { drawCertificate } from '#core/draw/draw-certificate.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import type { Draw, DrawnPair } from '#core/snapshot/desk.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { swiss } from '../../../scripts/bench/swiss.ts'
import { parseTournament } from '#cli/tournament-file.ts'

const before = (snapshot: Snapshot, round: number): Snapshot => ({
  ...snapshot,
  round: round - 1,
  rounds: snapshot.rounds.slice(0, round - 1),
  desk: EMPTY_DESK,
})

const SMALL = CONTROL_EVENTS.filter((name) => /^swiss\/[a-z0-9-]+-(\d|[1-5]\d)x/.test(name))

test('no fault is found in any round that the engine draws', () => {
  let rounds = 0
  for (const name of SMALL) {
    const { snapshot } = parseTournament(controlText(name))
    for (const round of new Set([1, 2, snapshot.round])) {
      const at = before(snapshot, round)
      const draw = proposeDraw(at, round)
      if (typeof draw === 'string') continue
      expect(certificateFault(at, round, draw.pairs), `${name}, round ${round}`).toBeUndefined()
      rounds++
    }
  }
  expect(rounds).toBeGreaterThan(150)
})

const CUP = before({ ...swiss(61, 4), desk: EMPTY_DESK }, 4)
const DRAWN = (proposeDraw(CUP, 4) as Draw).pairs
const changed = (change: (pairs: DrawnPair[]) => void): DrawnPair[] => {
  const pairs = structuredClone(DRAWN)
  change(pairs)
  return pairs
}

test('an illegal round is refused with its fault', () => {
  const fault = (change: (pairs: DrawnPair[]) => void) => certificateFault(CUP, 4, changed(change))
  expect(fault(() => {})).toBeUndefined()
  expect(
    fault((pairs) => {
      const [{ white, black }] = [pairs[3]!]
      Object.assign(pairs[3]!, { white: black, black: white })
    }),
  ).toBe('colours')
  expect(fault((pairs) => pairs.splice(0, 2, pairs[1]!, pairs[0]!))).toBe('order')
  expect(fault((pairs) => (pairs[0]!.black = pairs[1]!.black))).toBe('twice')
  expect(fault((pairs) => pairs.splice(5, 1))).toBe('nowhere')
  expect(fault((pairs) => pairs.push({ white: 1, black: null, bye: 'H' }))).toBe('out')
  const bye = DRAWN.at(-1)!
  expect(
    fault((pairs) => {
      const first = pairs[0]!
      pairs.at(-1)!.white = first.white
      first.white = bye.white
    }),
  ).toMatch(/^(bye|colours?|met)$/)
  // These two have met in round 3.
  const { white, black } = CUP.rounds[2]!
  const [one, other] = [CUP.players.no[white[0]!]!, CUP.players.no[black[0]!]!]
  expect(
    fault((pairs) => {
      const [a, b] = [one, other].map((no) => pairs.find((pair) => pair.white === no || pair.black === no)!)
      const partner = a!.white === one ? a!.black! : a!.white
      Object.assign(a!, { white: one, black: other })
      if (b!.white === other) b!.white = partner
      else b!.black = partner
    }),
  ).toBe('met')
})

test('needless downfloaters are a fault', () => {
  const cup = before({ ...swiss(60, 2), desk: EMPTY_DESK }, 2)
  const { pairs } = proposeDraw(cup, 2) as Draw
  const groups = [...pairs.slice(0, 2), ...pairs.slice(-2)]
  // Two leaders meet two of the last. None of them have met before, so only the floaters show the fault.
  const faults = new Set<string | undefined>()
  for (const turned of [false, true]) {
    const next = structuredClone(pairs)
    const [first, last] = [next[0]!, next.at(-1)!]
    const [a, b] = turned ? [first.black!, last.white] : [first.black!, last.black!]
    first.black = b
    if (turned) last.white = a
    else last.black = a
    faults.add(certificateFault(cup, 2, next))
  }
  expect(groups).toHaveLength(4)
  expect([...faults].every((fault) => fault !== undefined)).toBe(true)
})

test('a large round is accepted only from a browser that drew it from the same facts', () => {
  const large = { ...before(swiss(MOST_DRAWN + 1, 1), 1) }
  expect(isLargeDraw(large, 1)).toBe(true)
  expect(isLargeDraw(CUP, 4)).toBe(false)
  const { pairs } = proposeDraw(large, 1) as Draw
  const certificate = drawCertificate(large, 1)
  expect(certificate).toMatch(/^[0-9a-f]{16}$/)
  expect(certifiedDraw(large, 1, pairs, certificate)).toMatchObject({ engine: 'swiss', pairs })
  expect(certifiedDraw(large, 1, undefined, undefined)).toMatch(/^With more than 2,000 players/)
  expect(certifiedDraw(large, 1, pairs, '0'.repeat(16))).toMatch(/^Round 1 was not drawn: .* other facts/)
  expect(certifiedDraw(large, 1, pairs.toReversed(), certificate)).toMatch(/^Round 1 was not drawn/)
  const without = { ...large, players: { ...large.players, withdrawn: [5] } }
  expect(drawCertificate(without, 1)).not.toBe(certificate)
})
