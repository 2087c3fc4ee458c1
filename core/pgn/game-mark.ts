/** A game of an event on this site: the pairing’s number in its round, and the game’s in the pairing. */
export interface GameMark {
  tournament: string
  round: number
  no: number
  game: number
}

/** The value of the tag KibitzGame, by which a game that boards send comes back to its pairing: `rivers/7/2/3`. */
export const gameMark = ({ tournament, round, no, game }: GameMark): string => `${tournament}/${round}/${no}/${game}`

export function parseGameMark(text = ''): GameMark | undefined {
  const [, tournament, round, no, game] = /^([a-z0-9]{2,32})\/(\d{1,4})\/(\d{1,6})\/(\d{1,4})$/.exec(text.trim()) ?? []
  if (tournament === undefined) return undefined
  return { tournament, round: Number(round), no: Number(no), game: Number(game) }
}
