// Writes made-games.ts: `node simulator/store/generate.ts`. Seeds are fixed, so each run writes the same games.
import { writeFileSync } from 'node:fs'
import { hash } from '../dice.ts'
import { OPENINGS } from './openings.ts'
import { play, STYLES } from './play.ts'

const WANTED = [
  ...Array.from({ length: 6 }, () => 'checkmated' as const),
  ...Array.from({ length: 6 }, () => 'resigned' as const),
  ...Array.from({ length: 3 }, () => 'timeout' as const),
  'abandoned',
  ...Array.from({ length: 3 }, () => 'agreed' as const),
  'repetition',
  'stalemate',
  'insufficient',
  '50move',
  'timevsinsufficient',
] satisfies (keyof typeof STYLES)[]

const games = WANTED.map((how, index) => {
  const [eco, opening, first] = OPENINGS[(index * 7) % OPENINGS.length] ?? OPENINGS[0]
  for (let attempt = 0; ; attempt++) {
    const game = play(how, first, hash(`${how} ${index} ${attempt}`))
    if (!game) continue
    console.log(`${how} ${game.result} after ${Math.ceil(game.moves.length / 2)} moves, attempt ${attempt + 1}`)
    return { eco, opening, result: game.result, how, moves: game.moves.join(' ') }
  }
})

const rows = games.map((game) => `  ${JSON.stringify(game)},`).join('\n')
writeFileSync(
  new URL('made-games.ts', import.meta.url).pathname,
  `import type { StoredGame } from './stored-game.ts'

// Written by generate.ts.
export const MADE_GAMES: StoredGame[] = [
${rows}
]
`,
)
