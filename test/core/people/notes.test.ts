import { expect, test } from 'vitest'
import { notes, publicMeta } from '#core/people/notes.ts'

test('notes whose name starts with an underscore are hidden', () => {
  expect(notes({ _fee: 'paid', Club: 'Leiden' })).toEqual([{ label: 'Club', value: 'Leiden' }])
  expect(publicMeta({ _fee: 'paid', Club: 'Leiden' })).toEqual({ Club: 'Leiden' })
})

test('a question mark at the end of a name is left out, and of yes the label alone is shown', () => {
  expect(notes({ 'Coach?': true, 'Arbiter ?': true, 'Junior?': false, 'Really??': 'maybe' })).toEqual([
    { label: 'Coach' },
    { label: 'Arbiter' },
    { label: 'Really?', value: 'maybe' },
  ])
})

test('figures and lists are told, and what has no words is not', () => {
  expect(
    notes({ Age: 41, Speaks: ['Dutch', 3, null], Nested: { a: 1 }, Empty: '  ', Nothing: null, '?': 'x' }),
  ).toEqual([
    { label: 'Age', value: '41' },
    { label: 'Speaks', value: 'Dutch, 3' },
  ])
})

test('a note without end is cut', () => {
  const [note] = notes({ ['n'.repeat(1000)]: 'v'.repeat(1000) })
  expect([note!.label.length, note!.value!.length]).toEqual([200, 200])
})
