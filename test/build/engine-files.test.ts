import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEngine } from '../../build/engine-files.ts'

const LOZZA = {
  name: 'Lozza 11',
  script: 'lozza.js',
  licence: 'MIT',
  licenceFile: 'LICENSE',
  source: 'https://github.com/op12no2/lozza',
}

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-engine-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
const withAbout = (about: object) => folderOf({ 'engine.json': JSON.stringify(about), 'lozza.js': '', LICENSE: '' })

test('a folder with engine.json, a script and a licence is an engine', () =>
  expect(readEngine(withAbout({ ...LOZZA, more: 1 }))).toEqual(LOZZA))

test('without the folder, or without engine.json in it, the site has no engine', () => {
  expect(readEngine(join(tmpdir(), 'no-such-folder'))).toBeNull()
  expect(readEngine(folderOf({ 'lozza.js': '' }))).toBeNull()
})

test('a faulty engine stops the build and says why', () => {
  expect(() => readEngine(withAbout({ ...LOZZA, licence: '' }))).toThrow('engine.json has no text for “licence”')
  expect(() => readEngine(withAbout({ ...LOZZA, script: '../x.js' }))).toThrow('engine.json names “../x.js”')
  expect(() => readEngine(withAbout({ ...LOZZA, source: 'javascript:1' }))).toThrow('no https address')
})
