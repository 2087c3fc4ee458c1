import { expect, test } from 'vitest'
import { compileMessages, pluralsOf } from '../../build/words/compile.ts'
import { withIsolates } from '../../build/words/isolates.ts'
import { parseMessage } from '../../build/words/message.ts'

const plurals = pluralsOf('ar')
const marked = (text: string) => withIsolates(parseMessage(text, plurals))

test('what is put into a sentence from right to left is a group of its own', () => {
  expect(marked('يلزمه {points} نقطة')).toBe('\u200fيلزمه \u2068{points}\u2069 نقطة')
  expect(marked('{kind, select, team {فريق {name}} other {{name}}}')).toBe(
    '\u200f{kind, select, team {فريق \u2068{name}\u2069} other {\u2068{name}\u2069}}',
  )
})

test('texts of cases and elements have no such marks', () => {
  for (const text of ['{count, plural, other {# FIDE}}', '{kind, select, other {FIDE}}'])
    expect(marked(text)).toBe(text)
  expect(marked('<link>{name}</link>')).toBe('\u200f{link, tag,\u2068{name}\u2069}')
})

test('a message with marks compiles', () => {
  const messages = new Map([['key', parseMessage(marked('يلزمه {points} نقطة'), plurals)]])
  const [[, code] = []] = compileMessages('ar', messages).functions
  expect(code).toContain('"\u200fيلزمه \u2068" + d.points + "\u2069 نقطة"')
})
