/** Why a TRF file cannot be taken. Lines and columns count from 1, columns in characters. */
export interface TrfFault {
  line: number
  column: number
  /** What is wrong, as the end of a sentence. */
  reason: string
}

/** Whether reading or importing gave a fault instead of what was asked for. */
export const isFault = (answer: object): answer is TrfFault => 'reason' in answer && 'line' in answer

/** One sentence for a person. */
export const formatFault = ({ line, column, reason }: TrfFault): string => `Line ${line}, column ${column}: ${reason}.`
