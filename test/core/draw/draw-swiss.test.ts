import { expect, test } from 'vitest'
import { applyAct, actRefusal } from '#core/changes/acts.ts'
import type { Act } from '#core/changes/act.ts'
import { closingAct } from '#core/changes/set-round-closed.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf } from '#core/trf/export.ts'
import { aSnapshot } from '#test/support/build.ts'
import { checkLines } from '#cli/check.ts'
import { parseTournament } from '#cli/tournament-file.ts'

const RESULTS = ['10', '==', '01', '10', '+-', '01', '==']

/** Acts that change the draw of an event of 41: a requested bye, an absence, and a return. */
const EVENT: Record<number, Act[]> = {
  2: [{ type: 'setBye', round: 2, player: 7, bye: { type: 'H', state: 'granted' } }],
  3: [{ type: 'setCheckIns', round: 3, marks: [{ player: 12, isPresent: false }] }],
  4: [{ type: 'setCheckIns', round: 4, marks: [{ player: 12, isPresent: true }] }],
}

const done = (snapshot: Snapshot, act: Act): Snapshot => {
  expect(actRefusal(snapshot, act)).toBeUndefined()
  return applyAct(snapshot, act)
}

test('a Swiss of seven rounds drawn at the desk equals the draw of its exported file', () => {
  const players = Array.from({ length: 41 }, (_, at) => `P${at + 1} ${2400 - 13 * at}`)
  let snapshot: Snapshot = {
    ...aSnapshot({ players, settings: { totalRounds: 7 } }),
    desk: EMPTY_DESK,
  }
  for (let round = 1; round <= 7; round++) {
    for (const act of EVENT[round] ?? []) snapshot = done(snapshot, act)
    const draw = proposeDraw(snapshot, round) as Draw
    expect(draw).toMatchObject({ round, engine: 'swiss' })
    snapshot = done(snapshot, { type: 'drawRound', draw })
    snapshot = done(snapshot, { type: 'publishRound', round })
    const { white, black } = snapshot.rounds[round - 1]!
    for (const at of white.keys()) {
      if (black[at]! < 0) continue
      const outcome = RESULTS[(round * 5 + at * 3) % RESULTS.length]!
      snapshot = done(snapshot, { type: 'setResult', round, no: at + 1, change: { outcome } })
    }
    snapshot = done(snapshot, closingAct(snapshot))
  }
  const { lines } = checkLines(parseTournament(exportTrf(snapshot)))
  expect(lines).toEqual(['7 rounds, 0 differences'])
})

test('if no pairing is legal, the desk is shown the players who block it', () => {
  const snapshot = {
    ...aSnapshot({
      players: 4,
      rounds: ['1-2 1, 3-4 1', '1-3 1, 2-4 1', '1-4 1, 2-3 1'],
      closed: 3,
      settings: { totalRounds: 5 },
    }),
    desk: EMPTY_DESK,
  }
  expect(proposeDraw(snapshot, 4)).toMatch(
    /^Round 4 has no legal pairing\. In the way: .* no opponent left\. Pair the round by hand/,
  )
})
