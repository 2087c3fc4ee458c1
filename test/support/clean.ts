import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing-library cleans up by itself only where test globals exist; a cookie would outlive its test, and its file.
afterEach(() => {
  cleanup()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
})
