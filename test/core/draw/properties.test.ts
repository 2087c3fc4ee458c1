import { expect, test } from 'vitest'
import { swissInput } from '#core/draw/draw-inputs.ts'
import { participants } from '#core/draw/participants.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import { refusalText } from '#core/draw/refusal-text.ts'
import { drawDutch } from '#core/draw/swiss/dutch.ts'
import { areKeptByColour, swissField } from '#core/draw/swiss/swiss-field.ts'
import { CONTROL_EVENTS, controlRounds, controlText } from '#test/support/pairing/files.ts'
import { parseTournament } from '#cli/tournament-file.ts'
import { randomEvent } from '#cli/random-event.ts'

test('no player meets an opponent twice, has two byes, or gets a colour too often before the last round', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { rounds, players, settings } = randomEvent({
      players: 7 + (seed % 23),
      rounds: 5 + (seed % 6),
      seed,
      forfeitWins: seed % 3 ? 0.04 : 0,
      forfeitLosses: seed % 3 ? 0.01 : 0,
      halfPointByes: seed % 4 ? 0.025 : 0,
      zeroPointByes: seed % 4 ? 0.025 : 0,
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

test('a refusal names players who can meet only each other and the few partners it names', () => {
  const refused = CONTROL_EVENTS.filter((name) => name.startsWith('swiss/tight'))
  let count = 0
  for (const name of refused) {
    const { snapshot, byeRequests } = parseTournament(controlText(name))
    const round = Math.max(...controlRounds(name).keys())
    const input = swissInput(snapshot, round, participants(snapshot, round, byeRequests))
    const draw = drawDutch(input)
    if (!isRefusal(draw)) continue
    count += 1
    const field = swissField(input)
    const placeOf = new Map(field.players.map(({ id }, place) => [id, place]))
    const blocked = draw.blocked.map((id) => placeOf.get(id)!)
    const known = new Set([...blocked, ...draw.partners.map((id) => placeOf.get(id)!)])
    for (const one of blocked) {
      const [player, preference] = [field.players[one]!, field.preferences[one]!]
      const others = [...field.players.keys()].filter((other) => {
        if (known.has(other) || field.kept[one]!.includes(other)) return false
        return !areKeptByColour(player, preference, field.players[other]!, field.preferences[other]!)
      })
      expect(others).toEqual([])
      if (!draw.hasBye && input.players.length % 2) expect(player.mayHaveBye).toBe(false)
    }
    expect(refusalText(snapshot, round, draw)).toMatch(/^Round \d has no legal pairing\. In the way: .* left\.$/)
  }
  expect(count).toBe(8)
})
