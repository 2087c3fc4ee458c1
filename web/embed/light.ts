import { lightFrame } from './light-frame.ts'
import { hasMatchStarted, localizeTimes } from './local-times.ts'

/** A competitor’s line, or a club’s next games: times as they are where they are read. */
const CLOCK_INTERVAL = 5000

const { root, refreshSoon } = lightFrame(localizeTimes)
localizeTimes(root)
// A match begins with the clock, and nobody says so.
setInterval(() => hasMatchStarted(root) && refreshSoon(0), CLOCK_INTERVAL)
