import { expect, test } from 'vitest'
import { exportTrf } from '#core/trf/export.ts'
import { formatTrf } from '#core/trf/format.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { importText, readTrf } from '#test/support/trf/files.ts'

test('every control event is written back unchanged, character for character', () => {
  for (const name of CONTROL_EVENTS) {
    const text = controlText(name)
    const { bom, lines } = readTrf(text)
    expect(formatTrf({ bom, lines }), name).toBe(text)
    expect(formatTrf({ bom, lines: lines.map(({ record, end }) => ({ record, end })) }), name).toBe(text)
  }
})

test('an exported control event is imported unchanged, with its rules of the draw', () => {
  for (const name of CONTROL_EVENTS) {
    const { snapshot, byeRequests, ...people } = importText(controlText(name))
    const back = importText(exportTrf(snapshot, people, '26', { byeRequests }))
    expect(back, name).toEqual({ snapshot, byeRequests, ...people })
  }
})

test('TRF16 with the codes of pairing programs holds the same draw rules of individuals', () => {
  for (const name of CONTROL_EVENTS.filter((event) => event.startsWith('swiss/'))) {
    const { snapshot, byeRequests, ...people } = importText(controlText(name))
    const back = importText(exportTrf(snapshot, people, '16', { byeRequests }))
    const { rounds, forbidden, accelerations, initialColour } = back.snapshot
    expect({ rounds, forbidden, accelerations, initialColour, byeRequests: back.byeRequests }, name).toEqual({
      rounds: snapshot.rounds,
      forbidden: snapshot.forbidden,
      accelerations: snapshot.accelerations,
      initialColour: snapshot.initialColour,
      byeRequests,
    })
  }
})
