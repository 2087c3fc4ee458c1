import { expect, test } from 'vitest'
import { escapeMarkdown, markdownToText } from '#core/text/markdown.ts'

test('escaped text becomes plain again, and bold words lose their marks', () => {
  const name = 'A*b_c [x](y) <z> #1 & \\ `q`'
  expect(markdownToText(`**${escapeMarkdown(name)}** is on.`)).toBe(`${name} is on.`)
  expect(escapeMarkdown('Ann')).toBe('Ann')
})
