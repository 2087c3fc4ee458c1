import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { leanReact } from '../../build/lean-react.ts'

test('as React starts it makes no error that a debugger would look up', async () => {
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.react-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, "export { createRoot } from 'react-dom/client'")
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [leanReact()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const { code } = output[0]!.output[0]
  expect(code).toContain('SuspenseException')
  expect(code).not.toMatch(/^\s*(?:var )?\w*Exception = Error\(/m)
  // What is thrown and known again is an error still.
  expect(code).toMatch(/SuspenseException = Object\.create\(Error\.prototype/)
})
