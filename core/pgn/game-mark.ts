/** A game of an event on this site: the pairing’s number in its round, and the game’s in the pairing. */
interface GameMark {
  tournament: string
  round: number
  no: number
  game: number
}

/** The value of the tag KibitzGame, by which a game that boards send comes back to its pairing: `rivers/7/2/3`. */
export const gameMark = ({ tournament, round, no, game }: GameMark): string => `${tournament}/${round}/${no}/${game}`
