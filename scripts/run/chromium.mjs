import { existsSync } from 'node:fs'

// The headless shell comes first: it makes the tests a seventh faster.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of Chromium on this machine: CHROMIUM_PATH or a usual place; undefined if there is none. */
export const chromium = () => process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path))
