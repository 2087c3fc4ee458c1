import { expect, test } from 'vitest'
import { mentions } from '#core/people/mentions.ts'

test.each([
  ['Lovelace’s phone rang', ['Ada Lovelace']],
  ['ada had to leave', ['Ada Lovelace']],
  ['MÜLLER was ill', ['Jürgen Muller']],
  ['Li left early', ['Li Chao']],
  ['王芳迟到', ['王芳']],
  ['Slip of kim-keep misread', ['kim-keep']],
  ['Ben-Artzi came late', ['Ben-Artzi, Idan']],
])('“%s” names %j', (text, names) => {
  expect(mentions(text, names)).toBe(true)
})

test.each([
  ['Slip misread', ['Ada Lovelace', 'ada_l']],
  ['Clock not stopped for a limit', ['Li Chao']],
  ['Keep the result', ['kim-keep']],
  ['A ruling', ['J. A. Bach', '']],
  ['', ['Ada']],
])('“%s” does not name %j', (text, names) => {
  expect(mentions(text, names)).toBe(false)
})
