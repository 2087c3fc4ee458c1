import { existsSync } from 'node:fs'

// The headless shell is the same browser without windows, which takes a seventh off the time of the tests.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where this machine's Chromium is: as CHROMIUM_PATH says, or where systems keep it; undefined when it has none. */
export const chromium = () => process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path))
