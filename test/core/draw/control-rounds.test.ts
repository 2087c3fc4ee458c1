import { expect, test } from 'vitest'
import { CONTROL_EVENTS, controlRounds, controlText } from '#test/support/pairing/files.ts'
import { trfText } from '#test/support/trf/files.ts'
import { checkLines } from '../../../scripts/draw/check-lines.ts'
import { pairLines } from '../../../scripts/draw/pair-lines.ts'
import { importedText, type FileTournament } from '../../../scripts/draw/trf-file.ts'

for (const name of CONTROL_EVENTS) {
  test(`every round of ${name} is drawn with the right pairs, colours and boards`, () => {
    const tournament = importedText(controlText(name)) as FileTournament
    for (const [round, lines] of controlRounds(name)) {
      expect({ round, lines: pairLines(tournament, round).lines }).toEqual({ round, lines })
    }
  })
}

for (const name of ['gen-dutch-17x9', 'gen-dutch-61x9']) {
  test(`a check finds no differences in ${name}`, () => {
    const { differences } = checkLines(importedText(trfText(`${name}.trf`)) as FileTournament)
    expect(differences).toBe(0)
  })
}
