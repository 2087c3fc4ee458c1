import { drawRound } from '#core/draw/draw-round.ts'
import { swiss } from './swiss.ts'

/** Run as a program of its own: by how many megabytes it grows at most while it makes 5,000 × 14 and draws round 15. */
const MEGABYTE = 2 ** 20
const before = process.memoryUsage.rss()
const snapshot = swiss(5000, 14)
drawRound({ ...snapshot, settings: { ...snapshot.settings, totalRounds: 15 } }, 15)
console.log((process.resourceUsage().maxRSS * 1024 - before) / MEGABYTE)
