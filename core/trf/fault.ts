import * as say from '#words/coreTrf.js'

/** Why a TRF file is refused. Lines and columns count from 1, columns in characters. */
export interface TrfFault {
  line: number
  column: number
  /** The end of a sentence: `there is no player 9`. */
  reason: string
  /** Without this line the file would be another event, so it can't be left out. */
  isFinal?: true
}

export const isFault = (answer: object): answer is TrfFault => 'reason' in answer && 'line' in answer

export const formatFault = ({ line, column, reason }: TrfFault): string => say.fault({ line, column, reason })
