import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { dice, playGame } from '#cli/dice.ts'
import { inventedPlayer } from '../demo/names.ts'

/** An invented Swiss with all rounds played and some byes and forfeits; the same arguments give the same event. */
export function swiss(players: number, rounds: number, id = `swiss${players}`): Snapshot {
  const roll = dice(players * 100 + rounds)
  const people = Array.from({ length: players }, (_, at) => ({
    ...inventedPlayer(Math.floor(roll() * 576), Math.round(2700 - (1500 * at) / players - roll() * 30), roll),
    firstName: word(1 + Math.floor(roll() * 3), roll),
    lastName: word(2 + Math.floor(roll() * 3), roll),
  }))
  const points = new Float64Array(players)
  const order = people.map((_, at) => at)
  const drawn: RoundColumns[] = []
  const outcome = (white: number, black: number) => (roll() < 0.01 ? '+-' : playGame(white, black, roll))

  for (let round = 1; round <= rounds; round++) {
    order.sort((a, b) => points[b]! - points[a]! || a - b)
    drawn.push(round === 1 ? halves(order) : neighbours(order, roll))
    play(drawn.at(-1)!)
  }

  function play(columns: RoundColumns): void {
    columns.white.forEach((white, at) => {
      const black = columns.black[at]!
      const letters = black < 0 ? 'U ' : outcome(people[white]!.rating, people[black]!.rating)
      columns.outcomes += letters
      points[white]! += worth(letters[0]!)
      if (black >= 0) points[black]! += worth(letters[1]!)
    })
  }

  const now = Date.UTC(2026, 10, 1)
  return {
    id,
    version: 1,
    name: `Swiss of ${players}`,
    user: null,
    active: true,
    round: rounds,
    createdAt: now,
    updatedAt: now,
    settings: { ...DEFAULTS, totalRounds: rounds, tieBreaks: ['BH/C1', 'BH', 'SB', 'ARO'] },
    systems: [{ from: 1, to: rounds, system: 'swiss', poolNames: [] }],
    dates: Array.from({ length: rounds }, () => null),
    players: {
      no: people.map((_, at) => at + 1),
      firstName: people.map(({ firstName }) => firstName),
      lastName: people.map(({ lastName }) => lastName),
      rating: people.map(({ rating }) => rating),
      nationality: people.map(({ nationality }) => nationality),
      title: people.map(({ title }) => title),
    },
    rounds: drawn,
    bonuses: [],
  }
}

// The demo has only a few dozen names, which compress too well. Real names differ.
const SYLLABLES = (
  'ka ri no va le to mi sha ber gan dor el in ov ski sen man ra chi wa hu zhou ta na li po ku mar ten ros vic bar do gra ' +
  'fe du hi ya so jun pet ber us lau dey kov ich eva son der wald ein oh ram esh ngu yen tran qi xu né ö ás'
).split(' ')

const word = (length: number, roll: () => number): string => {
  const letters = Array.from({ length }, () => SYLLABLES[Math.floor(roll() * SYLLABLES.length)]!).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

const worth = (letter: string): number => ({ '1': 1, '+': 1, U: 1, '=': 0.5 })[letter] ?? 0

function halves(order: number[]): RoundColumns {
  const half = Math.floor(order.length / 2)
  const columns: RoundColumns = { white: order.slice(0, half), black: order.slice(half, 2 * half), outcomes: '' }
  return withBye(columns, order[2 * half])
}

function neighbours(order: number[], roll: () => number): RoundColumns {
  const columns: RoundColumns = { white: [], black: [], outcomes: '' }
  for (let at = 0; at + 1 < order.length; at += 2) {
    const turned = roll() < 0.5
    columns.white.push(order[turned ? at : at + 1]!)
    columns.black.push(order[turned ? at + 1 : at]!)
  }
  return withBye(columns, order.length % 2 ? order.at(-1) : undefined)
}

const withBye = (columns: RoundColumns, alone: number | undefined): RoundColumns =>
  alone === undefined ? columns : { ...columns, white: [...columns.white, alone], black: [...columns.black, -1] }
