import { describe, expect, it } from 'vitest'
import { zoneLines } from '#core/season/zone-lines.ts'

const NONE = { promote: 0, relegate: 0, playoffUp: 0, playoffDown: 0 }
const rows = (points: number[], open = 0) => points.map((plain) => ({ matchPoints: 2 * plain, open: 2 * open }))

describe('the lines of a division’s table', () => {
  it('separate those who go up and down from the others', () => {
    const lines = zoneLines(rows([8, 7.5, 6, 5.5, 2.5, 0.5]), { ...NONE, promote: 2, relegate: 2 })
    expect(lines.map(({ kind, after, from, to }) => [kind, after, from, to])).toEqual([
      ['up', 2, 1, 2],
      ['down', 4, 5, 6],
    ])
  })

  it('say how many match points are missing', () => {
    const [line] = zoneLines(rows([7, 5.5, 4.5, 4]), { ...NONE, promote: 2 })
    expect(line!.gap).toBe(2)
  })

  it('are open while a team below can still reach the points of one above', () => {
    const open = (points: number[], left: number) => zoneLines(rows(points, left), { ...NONE, promote: 2 })[0]!.settled
    expect(open([7, 5.5, 4.5, 4], 2)).toBe(false)
    expect(open([7, 5.5, 3.5, 3], 2)).toBe(false)
    expect(open([7, 5.5, 3, 3], 2)).toBe(true)
    expect(open([7, 5, 5, 3], 0)).toBe(true)
  })

  it('have play-off places between', () => {
    const places = { promote: 1, playoffUp: 2, playoffDown: 1, relegate: 1 }
    expect(zoneLines(rows([8, 7, 6, 5, 4, 3]), places).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['up', 1, 1],
      ['playoffUp', 2, 3],
      ['playoffDown', 5, 5],
      ['down', 6, 6],
    ])
  })

  it('are left out where all or none are beyond them', () => {
    expect(zoneLines(rows([2, 1]), { ...NONE, promote: 2 })).toEqual([])
    expect(zoneLines([], { ...NONE, promote: 1 })).toEqual([])
  })
})
