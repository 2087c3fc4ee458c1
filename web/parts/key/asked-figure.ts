/** A figure whose explanation a reader has opened. */
export interface AskedFigure {
  /** The word that was pressed. */
  link: HTMLElement
  code: string
  /** The tournament’s id. */
  event: string | undefined
  round: number | undefined
  player: number | undefined
}
