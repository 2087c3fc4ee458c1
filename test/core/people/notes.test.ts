import { expect, test } from 'vitest'
import { linesOfNotes, metaOfNotes, notes, publicMeta } from '#core/people/notes.ts'

test('notes whose name starts with an underscore are hidden', () => {
  expect(notes({ _fee: 'paid', Club: 'Leiden' })).toEqual([{ label: 'Club', value: 'Leiden' }])
  expect(publicMeta({ _fee: 'paid', Club: 'Leiden' })).toEqual({ Club: 'Leiden' })
})

test('a question mark at the end of a name is dropped, and a true value shows only the label', () => {
  expect(notes({ 'Coach?': true, 'Arbiter ?': true, 'Junior?': false, 'Really??': 'maybe' })).toEqual([
    { label: 'Coach' },
    { label: 'Arbiter' },
    { label: 'Really?', value: 'maybe' },
  ])
})

test('numbers and lists are shown, objects and empty values are not', () => {
  expect(
    notes({ Age: 41, Speaks: ['Dutch', 3, null], Nested: { a: 1 }, Empty: '  ', Nothing: null, '?': 'x' }),
  ).toEqual([
    { label: 'Age', value: '41' },
    { label: 'Speaks', value: 'Dutch, 3' },
  ])
})

test('a very long note is truncated', () => {
  const [note] = notes({ ['n'.repeat(1000)]: 'v'.repeat(1000) })
  expect([note!.label.length, note!.value!.length]).toEqual([200, 200])
})

test('notes are written one on each line, and read back as they were', () => {
  const lines = 'Shirt: XL\nWheelchair\n_Phone: ask: the coach'
  const stored = metaOfNotes(lines)
  expect(JSON.parse(stored!)).toEqual({ Shirt: 'XL', Wheelchair: true, _Phone: 'ask: the coach' })
  expect(linesOfNotes(JSON.parse(stored!))).toBe(lines)
  expect([metaOfNotes(' \n: no label'), metaOfNotes(null)]).toEqual([null, null])
})
