import nodeConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share a window: each begins with its own modules, at an address and with a memory that nobody has written to.
vi.resetModules()
configure({ asyncUtilTimeout: 20_000 })
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
// No test reaches the network: what it doesn't simulate is down.
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

// happy-dom loads no frames, and writes so to Node's console, which vitest doesn't filter.
const UNLOADED_FRAME = /Iframe page loading is disabled|is an invalid sandbox flag/
if (!nodeConsole.error.name.includes('exceptFrames')) {
  const { error } = nodeConsole
  nodeConsole.error = function exceptFrames(...said: unknown[]) {
    if (!UNLOADED_FRAME.test(String(said[0]))) error(...said)
  }
}

// Testing-library cleans up by itself only where test globals exist; a cookie would outlive its test, and its file, and so
// would what is kept with an entry of the history.
afterEach(() => {
  cleanup()
  history.replaceState(null, '')
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
})
