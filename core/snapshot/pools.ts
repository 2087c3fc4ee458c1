import * as say from '#words/coreSnapshot.js'
import { roman } from '../text/roman.ts'
import { systemAt } from './rounds.ts'
import { POOL_DISPLAYS, type Settings, type RoundSystem } from '../tournament/tournament.ts'

const A = 65
const LETTERS = 26

/** 0 → A, 25 → Z, 26 → AA, like columns of a spreadsheet. */
function letters(pool: number): string {
  const rest = Math.floor(pool / LETTERS)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(A + (pool % LETTERS))
}

const DISPLAYS = {
  letters,
  numbers: (pool: number) => String(pool + 1),
  roman: (pool: number) => roman(pool + 1),
} satisfies Record<(typeof POOL_DISPLAYS)[number], (pool: number) => string>

/** The title of a pool, counted from 0: its name in this system's rounds, else `Pool B`, `Pool 2`, `Pool II`. */
export function poolTitle(
  settings: Pick<Settings, 'poolDisplay' | 'pairingSystem'>,
  systems: readonly RoundSystem[],
  round: number,
  pool: number,
): string {
  const given = systemAt(settings, systems, round).poolNames[pool]
  return given || say.poolTitle({ pool: DISPLAYS[POOL_DISPLAYS[settings.poolDisplay]](pool) })
}
