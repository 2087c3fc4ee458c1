import { parseArgs } from 'node:util'
import { exportTrf } from '../core/trf/export.ts'
import { end } from './draw/trf-file.ts'
import { randomEvent, type RandomEvent } from './draw/random-event.ts'

const NUMBERS = ['players', 'rounds', 'seed', 'played', 'draws', 'forfeits', 'byes', 'late', 'withdrawals'] as const
const POINTS = ['forbidden', 'win', 'draw', 'loss', 'pab'] as const
const FLAGS = ['acceleration', 'black'] as const
const USAGE = `Usage: npm run --silent generate -- ${[...NUMBERS, ...POINTS].map((name) => `[--${name} N]`).join(' ')} ${FLAGS.map((name) => `[--${name}]`).join(' ')}
draws, forfeits, byes, late and withdrawals are shares from 0 to 1.`

function wishes(): RandomEvent {
  const options = Object.fromEntries([
    ...[...NUMBERS, ...POINTS].map((name) => [name, { type: 'string' }] as const),
    ...FLAGS.map((name) => [name, { type: 'boolean' }] as const),
  ])
  try {
    const { values } = parseArgs({ options })
    const numbers = Object.entries(values).map(
      ([name, value]) => [name, value === true ? true : Number(value)] as const,
    )
    if (numbers.some(([, value]) => Number.isNaN(value) || Number(value) < 0)) end(2, USAGE)
    return { players: 40, rounds: 9, seed: 1, ...Object.fromEntries(numbers) }
  } catch {
    return end(2, USAGE)
  }
}

const event = randomEvent(wishes())
process.stdout.write(exportTrf({ ...event, active: event.round < (event.settings.totalRounds ?? 0) }))
