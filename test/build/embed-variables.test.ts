import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** A style sheet with those that it imports. */
function whole(path: string): string {
  const text = readFileSync(path, 'utf8')
  const imported = Array.from(text.matchAll(/@import '([^']+)'/g), ([, file]) => whole(join(dirname(path), file!)))
  return [...imported, text].join('\n')
}

const names = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name]) => name!)

/** Set by the page of an embed itself, such as an event’s colour. */
const SET_BY_PAGES = globSync('core/embed/**/*.ts').flatMap((file) => names(readFileSync(file, 'utf8'), /(--[\w-]+):/g))

test.each(['embed', 'light', 'odds'])('the embed’s style sheet %s has all variables that it uses', (sheet) => {
  const text = whole(`web/embed/${sheet}.css`)
  const known = new Set([...names(text, /(--[\w-]+):/g), ...SET_BY_PAGES])
  const used = names(text, /var\((--[\w-]+)\)/g)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})
