import * as z from 'zod/mini'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const time = optional(z.int().check(z.positive()))

/** Anonymous players and the computer have no `user`. */
const Player = z.catch(z.object({ user: z.object({ name: z.string() }) }), { user: { name: '' } })

const Game = z.object({
  id: z.string().check(z.regex(/^[a-zA-Z0-9]{8}$/)),
  status: z.string(),
  createdAt: time,
  lastMoveAt: time,
  players: z.object({ white: Player, black: Player }),
  winner: optional(z.enum(['white', 'black'])),
  pgn: optional(z.string()),
})

export type LichessGame = z.infer<typeof Game>

/** From newline-delimited JSON; lines that are not games are left out. */
export const parseLichessGames = (text: string): LichessGame[] =>
  text.split('\n').flatMap((line) => {
    const read = line.trim() === '' ? undefined : z.safeParse(Game, JSON.parse(line))
    return read?.success ? [read.data] : []
  })
