import { drawRound } from '#core/draw/draw-round.ts'
import { memory, peakMemory } from './process.ts'
import { swiss } from './swiss.ts'

/**
 * Runs as a process of its own and prints by how many megabytes its memory grows at most while it invents 5,000 × 14
 * and draws round 15.
 */
const before = memory(process.pid)
const snapshot = swiss(5000, 14)
drawRound({ ...snapshot, settings: { ...snapshot.settings, totalRounds: 15 } }, 15)
console.log(peakMemory(process.pid) - before)
