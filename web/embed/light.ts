import { lightFrame } from './light-frame.ts'
import { hasMatchStarted, localizeTimes } from './local-times.ts'

/** The frames of a competitor’s line and of a club’s next games check this often whether a match has started. */
const CLOCK_INTERVAL = 5000

const { root, refreshSoon } = lightFrame(localizeTimes)
localizeTimes(root)
// A match starts by the clock, without an event.
setInterval(() => hasMatchStarted(root) && refreshSoon(0), CLOCK_INTERVAL)
