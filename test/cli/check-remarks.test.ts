import { expect, test } from 'vitest'
import { checkLines } from '#cli/check.ts'
import { randomEvent } from '#cli/random-event.ts'
import { parseTournament } from '#cli/tournament-file.ts'
import { drawnBoards } from '#core/draw/check-round.ts'
import { notedPair } from '#core/draw/noted-changes.ts'
import { withRemarks } from '#core/snapshot/remarks.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'

const event = randomEvent({ players: 12, rounds: 6, played: 5, seed: 8 })
const check = (snapshot: Snapshot) => checkLines(parseTournament(exportTrf(snapshot)))

/** The event with two boards of its last round exchanged by hand. */
function exchanged(): { changed: Snapshot; was: string; is: string } {
  const round = event.rounds.at(-1)!
  const [first, second, ...others] = round.black
  const changed = {
    ...event,
    rounds: event.rounds.with(event.rounds.length - 1, { ...round, black: [second!, first!, ...others] }),
  }
  const pairs = (of: Snapshot) =>
    drawnBoards(of, 5)
      .slice(0, 2)
      .map((pair) => notedPair(of, pair))
      .join(' ')
  return { changed, was: pairs(event), is: pairs(changed) }
}

test('a round that was changed by hand, as the file notes it, is no difference', () => {
  const { changed, was, is } = exchanged()
  expect(check(event)).toMatchObject({ differences: 0 })
  expect(check(changed).differences).toBeGreaterThan(0)
  const noted = check(withRemarks(changed, [`MPA @ Round 5: ${was} => ${is}`]))
  expect(noted).toMatchObject({
    differences: 0,
    notes: ['Round 5 was changed by hand, as the remarks in the file say.'],
  })
  const other = check(withRemarks(changed, [`MPA @ Round 5: ${was} => ${was}`]))
  expect(other.differences).toBeGreaterThan(0)
})

test('a result that was corrected after the next draw counts from the round after that', () => {
  const round = event.rounds[3]!
  const at = round.white.findIndex((_, index) => round.outcomes.slice(2 * index, 2 * index + 2) === '10')
  const outcomes = `${round.outcomes.slice(0, 2 * at)}01${round.outcomes.slice(2 * at + 2)}`
  const corrected = (facts: object) => ({
    ...event,
    rounds: event.rounds.with(3, { ...round, outcomes, facts: { [at]: facts } }),
  })
  expect(check(corrected({ corrected: '10' }))).toMatchObject({ differences: 0 })
})

test('a round is checked by the number of rounds at its time', () => {
  const last = randomEvent({ players: 10, rounds: 5, seed: 3 })
  const longer = { ...last, settings: { ...last.settings, totalRounds: 7 }, active: true }
  expect(check(withRemarks(longer, ['Configuration @ Round 5: rounds 5 => 7']))).toMatchObject({ differences: 0 })
})

test('ranks are checked by the tie-breaks of the file, in any order where they leave players level', () => {
  const text = exportTrf({ ...event, active: true })
  const line = text.split('\n').find((one) => one.startsWith('001') && one.slice(85, 89).trim() === '1')!
  const wrong = text.replace(line, `${line.slice(0, 85)}${'9'.padStart(4)}${line.slice(89)}`)
  const { lines, differences } = checkLines(parseTournament(wrong))
  expect([lines[0], differences]).toEqual([expect.stringMatching(/^rank of \d+: 9 should be 1/), 1])
})
