import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { leanClasses } from '../../build/lean-classes.ts'

const FILES = {
  'look.module.css': '.seen { color: red } .unseen { color: blue }',
  'kinds.module.css': '.win { color: green } .loss { color: red }',
  'entry.ts': `import look from './look.module.css'
import kinds from './kinds.module.css'
export const seen = () => look.seen
export const kind = (name: string) => kinds[name]`,
}

test('of class names those are shipped that are used, and all where one is put together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanClasses()],
    css: { modules: { generateScopedName: (name) => `look-${name}` } },
    build: { write: false, lib: { entry: join(folder, 'entry.ts'), formats: ['es'], cssFileName: 'look' } },
  })) as Rolldown.RolldownOutput[]
  const { code } = output[0]!.output[0]
  for (const name of ['seen', 'win', 'loss']) expect(code).toContain(`look-${name}`)
  expect(code).not.toContain('look-unseen')
})
