import { expect, test } from 'vitest'
import { materialLead } from '#core/game/material.ts'

test.each([
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 0],
  ['4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 9],
  ['4k3/pp6/8/8/8/8/8/1N2K3 w - - 0 1', 1],
  ['r3k3/8/8/8/8/8/8/B3K3 w - - 0 1', -2],
])('in %s White is ahead by %i', (fen, lead) => expect(materialLead(fen)).toBe(lead))
