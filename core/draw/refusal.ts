export interface DrawRefusal {
  refusal: 'noPairing'
  /**
   * Positions of the competitors who block the draw: they can meet only each other and the few in `partners`, which is
   * not enough.
   */
  blocked: number[]
  partners: number[]
  /** Whether one of the blocked could still get the bye. */
  hasBye: boolean
}

export const isRefusal = (drawn: object): drawn is DrawRefusal => 'refusal' in drawn
