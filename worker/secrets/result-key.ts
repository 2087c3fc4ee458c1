import { compare } from 'bcryptjs'

interface ResultKeyParts {
  idW: string
  idB: string
  tournamentId: string
  round: number
}

const keyText = ({ idW, idB, tournamentId, round }: ResultKeyParts): string => `${idW}${idB}${tournamentId}${round}`

/**
 * Whether the key of a submission was made for this pairing. It shows that the form is intact, and grants no
 * permission.
 */
export const isResultKey = (key: string, parts: ResultKeyParts): Promise<boolean> => compare(keyText(parts), key)
