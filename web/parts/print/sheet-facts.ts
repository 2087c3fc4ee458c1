import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Paper } from './paper.ts'

/** Shared data of all sheets. */
export interface SheetFacts {
  snapshot: Snapshot
  round: number
  paper: Paper
  /** `Round 5 of 9`, and the time of the round. */
  roundLabel: string
  when: string | undefined
  /** Time of printing. */
  printed: string
  /** The check mark of the history; undefined before the first change. */
  mark: string | undefined
  /** URL of the public page. */
  link: string
}

/** A URL without its scheme, for reading. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '')
