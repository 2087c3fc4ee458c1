import { expect, test } from 'vitest'
import { CONTROL_EVENTS, controlRounds, controlText } from '#test/support/pairing/files.ts'
import { trfText } from '#test/support/trf/files.ts'
import { checkLines } from '#cli/check.ts'
import { pairLines } from '#cli/pair.ts'
import { parseTournament } from '#cli/tournament-file.ts'

for (const name of CONTROL_EVENTS) {
  test(`every round of ${name} is drawn as it should be, pairs, colours and boards`, () => {
    const tournament = parseTournament(controlText(name))
    for (const [round, lines] of controlRounds(name)) {
      expect({ round, lines: pairLines(tournament, round).lines }).toEqual({ round, lines })
    }
  })
}

for (const name of ['gen-dutch-17x9', 'gen-dutch-61x9']) {
  test(`a check finds nothing to object to in ${name}`, () => {
    const { differences } = checkLines(parseTournament(trfText(`${name}.trf`)))
    expect(differences).toBe(0)
  })
}
