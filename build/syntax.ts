/** A node of a syntax tree (ESTree). */
export interface Syntax {
  type: string
  start: number
  end: number
  [field: string]: unknown
}
