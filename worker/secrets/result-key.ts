import { compare } from 'bcryptjs'

/** What the key of a submission is made of: who meets whom, where and when. */
interface ResultKeyParts {
  idW: string
  idB: string
  tournamentId: string
  round: number
}

const keyText = ({ idW, idB, tournamentId, round }: ResultKeyParts): string => `${idW}${idB}${tournamentId}${round}`

/** Whether a submission's key was made for this pairing. It shows that the form is whole; what one may do, it says nothing of. */
export const isResultKey = (key: string, parts: ResultKeyParts): Promise<boolean> => compare(keyText(parts), key)
