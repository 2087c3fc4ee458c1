import { expect, test } from 'vitest'
import { textRefsOf } from '#core/changes/person-texts.ts'

const change = (act: object[], inverse: object[] | null = null) => ({
  act: JSON.stringify(act),
  inverse: JSON.stringify(inverse),
})
const renamed = (no: number, ref: string) => ({ type: 'renameEntry', no, firstName: { ref }, lastName: '' })
const swapped = {
  type: 'renumber',
  moves: [
    { from: 1, to: 2 },
    { from: 2, to: 1 },
  ],
}

test('an entry’s texts are found under the number that it had at the time', () => {
  const newestFirst = [
    change([renamed(2, 'ann-later')], [renamed(2, 'ann-first')]),
    change([swapped], [swapped]),
    change([renamed(2, 'bob')], [renamed(2, 'bob-before')]),
    change([renamed(1, 'ann-first')], [renamed(1, 'ann-before')]),
  ]
  expect(textRefsOf(newestFirst, [2])).toEqual(['ann-first', 'ann-later', 'ann-before'])
  expect(textRefsOf(newestFirst, [1])).toEqual(['bob-before', 'bob'])
})

test('acts of one change are followed in their order', () => {
  const newestFirst = [change([renamed(1, 'one'), swapped, renamed(2, 'two'), renamed(1, 'other')])]
  expect(textRefsOf(newestFirst, [2])).toEqual(['two', 'one'])
})
