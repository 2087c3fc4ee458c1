import { drawRound } from '#core/draw/draw-round.ts'
import { memory, peakMemory } from './process.ts'
import { swiss } from './swiss.ts'

/** Run as a program of its own: by how many megabytes it grows at most while it makes 5,000 × 14 and draws round 15. */
const before = memory(process.pid)
const snapshot = swiss(5000, 14)
drawRound({ ...snapshot, settings: { ...snapshot.settings, totalRounds: 15 } }, 15)
console.log(peakMemory(process.pid) - before)
