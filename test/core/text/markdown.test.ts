import { expect, test } from 'vitest'
import { escapeMarkdown, markdownToText } from '#core/text/markdown.ts'

test('text whose marks were taken away reads as it did, and bold words lose theirs', () => {
  const name = 'A*b_c [x](y) <z> #1 & \\ `q`'
  expect(markdownToText(`**${escapeMarkdown(name)}** is on.`)).toBe(`${name} is on.`)
  expect(escapeMarkdown('Ann')).toBe('Ann')
})
