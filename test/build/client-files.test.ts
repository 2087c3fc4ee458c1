import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLIENT_FILES, SHARED } from '../../build/client-files.ts'

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`)

const modules = [
  ...['web', 'core'].flatMap(below),
  ...['query-core', 'react-query'].flatMap((name) => below(`node_modules/@tanstack/${name}/build/modern`)),
  ...below('node_modules/chess.js/dist/esm'),
]

test('whatever is said to be shared is there', () => {
  const groups = (CLIENT_FILES.codeSplitting as { groups: { name: string; test?: RegExp }[] }).groups
  for (const [name, parts] of Object.entries(SHARED)) {
    const group = groups.find((one) => one.name === name)!
    const own = modules.filter((path) => group.test!.test(path))
    for (const part of parts)
      expect(
        own.some((path) => new RegExp(`/${part}\\.`).test(path)),
        `${name}: ${part}`,
      ).toBe(true)
  }
})
