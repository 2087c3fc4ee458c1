import type { Snapshot } from '../snapshot/snapshot.ts'
import { swissInput } from './draw-inputs.ts'
import { ENGINE_VERSION } from './engines.ts'
import { whoPlays } from './who-plays.ts'

/**
 * Hash of all facts that a round of an individual Swiss is drawn from, and of the engine version: sixteen hexadecimal
 * digits.
 */
export function drawCertificate(snapshot: Snapshot, round: number): string {
  const { players, out } = whoPlays(snapshot, round)
  const { pool, no } = snapshot.players
  const pools = players.map((position) => [no[position], pool?.[position] ?? 0])
  const facts = JSON.stringify([ENGINE_VERSION, round, pools, out, swissInput(snapshot, round, new Set(players))])
  return hash(facts, 0x811c9dc5) + hash(facts, 0x1b873593)
}

/** 32-bit FNV-1a in eight hexadecimal digits. */
function hash(text: string, seed: number): string {
  let mark = seed
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(16).padStart(8, '0')
}
