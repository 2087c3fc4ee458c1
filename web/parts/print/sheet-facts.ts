import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Paper } from './paper.ts'

/** What every sheet says besides its own. */
export interface SheetFacts {
  snapshot: Snapshot
  round: number
  paper: Paper
  /** `Round 5 of 9`, and when it is played. */
  roundLabel: string
  when: string | undefined
  /** When it is printed. */
  printed: string
  /** The check mark of the history; undefined before anything was done. */
  mark: string | undefined
  /** The address of the public page. */
  link: string
}

/** An address as people read it. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '')
