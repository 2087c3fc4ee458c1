import type { Individual } from '../snapshot/individual.ts'

/** A player of a club that enters a season. */
export interface SquadPlayer {
  name: string
  title: string
  rating: number
  nationality: string
  fideId?: string | undefined
}

const RATING = /^(.+?)[\s,;]+(\d{3,4})$/

/**
 * One player a line, with the rating behind the name if there is one: `Anna Novak 2145`. What a line can't say, such as
 * the FIDE ID, is taken from the first player in `before` who has the name.
 */
export function readSquad(text: string, before: readonly SquadPlayer[] = []): SquadPlayer[] {
  const known = [...before]
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = line, rating = '0'] = RATING.exec(line) ?? []
      const at = known.findIndex((player) => player.name === name)
      const [player = { title: '', nationality: '' }] = at < 0 ? [] : known.splice(at, 1)
      return { ...player, name, rating: Number(rating) }
    })
}

export const writtenSquad = (squad: readonly SquadPlayer[]): string =>
  squad.map(({ name, rating }) => (rating > 0 ? `${name} ${rating}` : name)).join('\n')

/** The list of a team in its tournament; `from` is the first number that no other player has. */
export const rosterOfSquad = (squad: readonly SquadPlayer[], team: number, from: number): Individual[] =>
  squad.map(({ name, title, rating, nationality, fideId }, at) => ({
    no: from + at,
    team,
    board: at + 1,
    name,
    title,
    rating,
    nationality,
    ...(fideId !== undefined && { fideId }),
  }))
