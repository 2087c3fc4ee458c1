import nodeConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Test files share a window: reset modules, timers, address and storage for each.
vi.resetModules()
configure({ asyncUtilTimeout: 20_000 })
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
// No test reaches the network: requests fail unless a test simulates them.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch')
}
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()
for (const root of [document.documentElement, document.body])
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name)

// happy-dom loads no frames, and prints that to Node's console, which vitest doesn't filter.
const UNLOADED_FRAME = /Iframe page loading is disabled|is an invalid sandbox flag/
if (!nodeConsole.error.name.includes('exceptFrames')) {
  const { error } = nodeConsole
  nodeConsole.error = function exceptFrames(...said: unknown[]) {
    if (!UNLOADED_FRAME.test(String(said[0]))) error(...said)
  }
}

// Testing-library cleans up by itself only with global test functions. Cookies and history state would leak into later
// tests and files.
afterEach(() => {
  cleanup()
  history.replaceState(null, '')
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
})
