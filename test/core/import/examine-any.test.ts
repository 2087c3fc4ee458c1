import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examine } from '#core/import/examine.ts'
import { exportTrf } from '#core/trf/export.ts'
import { isFault } from '#core/trf/fault.ts'
import { importText, trfText } from '#test/support/trf/files.ts'
import { cases } from '#test/support/audit.ts'

const see = (text: string, decisions: [string, number][] = []) =>
  examine(text, new Map(decisions), { id: 'cup', now: 0 })
const accepted = (text: string) =>
  see(
    text,
    see(text).problems.map(({ id }) => [id, 0]),
  )

test('after accepting everything no problem is left, and the report is valid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(trfText('tec-swiss16.trf'), trfText('gen-dutch-17x9.trf')),
      fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 0.999, noNaN: true }),
          what: fc.constantFrom(' ', '9', 'x', '\t', '1', '=', '\0', 'é', '-'),
        }),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      (text, strokes) => {
        const spoiled = strokes.reduce((before, { at, what }) => {
          const place = Math.floor(at * before.length)
          return before.slice(0, place) + what + before.slice(place + 1)
        }, text)
        const seen = accepted(spoiled)
        // Whatever characters were overwritten, readable players are imported, and the export can be imported again.
        if (isFault(seen.result)) throw new Error(seen.result.reason)
        const { snapshot } = seen.result
        expect(snapshot.players.no.length).toBeGreaterThan(8)
        expect(new Set(snapshot.players.no).size).toBe(snapshot.players.no.length)
        const again = importText(exportTrf(snapshot)).snapshot
        expect(again.players.no).toEqual(snapshot.players.no)
        expect(importText(seen.text).snapshot.rounds).toEqual(snapshot.rounds)
      },
    ),
    { numRuns: cases(20, 200) },
  )
})

test('any text gets an answer', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('001    1 m    A', '001 x', '310   1', '013 Club', '240 H', '162'),
        ),
      ),
      (lines) => {
        const seen = see(lines.join('\n'))
        expect(typeof seen.text).toBe('string')
      },
    ),
    { numRuns: cases(20, 200) },
  )
})
