import { expect, test } from 'vitest'
import { randomEvent } from '../../../scripts/draw/random-event.ts'

test('nobody meets twice, has two byes, or gets a colour too often before the last round', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { rounds, players, settings } = randomEvent({
      players: 7 + (seed % 23),
      rounds: 5 + (seed % 6),
      seed,
      forfeits: seed % 3 ? 0.05 : 0,
      byes: seed % 4 ? 0.05 : 0,
      forbidden: seed % 5 ? 0 : 3,
    })
    const met = new Set<string>()
    const hadBye = new Set<number>()
    const colours = players.no.map(() => '')
    for (const [index, { white, black, outcomes }] of rounds.entries()) {
      for (const [at, one] of white.entries()) {
        const other = black[at]!
        const letters = outcomes.slice(2 * at, 2 * at + 2)
        if (letters === 'U ') {
          expect(hadBye.has(one)).toBe(false)
          hadBye.add(one)
        }
        if (other < 0) continue
        const pair = `${Math.min(one, other)} ${Math.max(one, other)}`
        expect(met.has(pair)).toBe(false)
        if (/[+-]/.test(letters)) {
          for (const [side, player] of [one, other].entries()) if (letters[side] === '+') hadBye.add(player)
          continue
        }
        met.add(pair)
        colours[one] += 'w'
        colours[other] += 'b'
      }
      if (index + 1 === settings.totalRounds) continue
      for (const history of colours) {
        expect(history).not.toMatch(/www|bbb/)
        const balance = Array.from(history).reduce((sum, colour) => sum + (colour === 'w' ? 1 : -1), 0)
        expect(Math.abs(balance)).toBeLessThanOrEqual(2)
      }
    }
  }
})
