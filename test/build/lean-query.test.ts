import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { leanQuery } from '../../build/lean-query.ts'

/** A module that exports some of the query library, as a page would be built with it. */
async function built(exported: string): Promise<string> {
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.query-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `export { ${exported} } from '@tanstack/query-core'`)
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanQuery()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  return output[0]!.output[0].code
}

test('what asks carries nothing of what sends, nor of lists that grow page by page', async () => {
  const code = await built('QueryClient, QueryObserver')
  for (const unused of ['runNext', 'isPaused: false,\n\t\tstatus: "idle"', 'pageParams'])
    expect(code, unused).not.toContain(unused)
})

test('what is sent arrives, though no client keeps it', async () => {
  const code = await built('QueryClient, MutationObserver')
  const { QueryClient, MutationObserver } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as typeof import('@tanstack/react-query')
  const client = new QueryClient()
  const seen: unknown[] = []
  const observer = new MutationObserver(client, {
    mutationFn: async (word: string) => `${word}!`,
    onSuccess: (data) => void seen.push(data),
  })
  const leave = observer.subscribe(({ status }) => void seen.push(status))
  expect(await observer.mutate('sent')).toBe('sent!')
  leave()
  expect(seen).toEqual(['pending', 'sent!', 'success'])
  // What is kept by the client itself goes on.
  client.setQueryData(['a'], 1)
  client.clear()
  expect(client.getQueryData(['a'])).toBeUndefined()
})
