import { compare } from 'bcryptjs'

/** What the key of a submission is made of: who meets whom, where and when. */
interface Meeting {
  idW: string
  idB: string
  tournamentId: string
  round: number
}

const wordsOf = ({ idW, idB, tournamentId, round }: Meeting): string => `${idW}${idB}${tournamentId}${round}`

/** Whether a submission's key was made for this pairing. It shows that the form is whole; what one may do, it says nothing of. */
export const isKey = (key: string, meeting: Meeting): Promise<boolean> => compare(wordsOf(meeting), key)
