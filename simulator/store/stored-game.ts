import type { How, Result } from '../endings.ts'

export interface StoredGame {
  eco: string
  opening: string
  result: Result
  how: How
  moves: string
}
