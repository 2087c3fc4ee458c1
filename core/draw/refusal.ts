/** Why a round cannot be drawn. */
export interface DrawRefusal {
  refusal: 'noPairing'
  /** Positions of those who block: they may meet nobody but the few in `partners`, and not each other. */
  blocked: number[]
  partners: number[]
  /** Whether one of them could still be given the bye. */
  hasBye: boolean
}

export const isRefusal = (drawn: object): drawn is DrawRefusal => 'refusal' in drawn
