import * as say from '#words/coreImport.js'
import { joinComma } from '../text/join-comma.ts'

/** A change of a file's text: of some columns of a line, of a whole line, a new line, or a removed one. */
export type Edit =
  | { line: number; column: number; text: string }
  | { line: number; text: string; isNew?: true }
  | { line: number; isRemoved: true }

export interface Repair {
  /** The text of its button. */
  label: string
  edits: Edit[]
  /** Its button only accepts the proposal, and says nothing about it. */
  isPlain?: true
}

export type Certainty = 'sure' | 'likely' | 'open'

/** An inconsistency in a file, its meaning, and the possible repairs. */
export interface Problem {
  /** The same for the same problem of the same file, regardless of other decisions. */
  id: string
  /** Line numbers, from 1. */
  lines: number[]
  title: string
  meaning: string
  /** The first repair is proposed, unless `open`. */
  certainty: Certainty
  repairs: Repair[]
  /** Applied without a decision; keeps as much of the file as can be read. */
  unrepaired: Edit[]
  /** Columns to highlight, from 1; by default the changed ones. */
  marks?: Mark[]
}

export interface Mark {
  line: number
  from: number
  to: number
}

/** The repair that a button “Accept” applies. */
export const accepting = (edits: Edit[]): Repair => ({ label: say.accept(), edits, isPlain: true })

/** The index of a repair, or `left` for none. */
export type Decision = number | 'left'
export type Decisions = ReadonlyMap<string, Decision>

/** A note that needs no decision. */
export interface Remark {
  lines: number[]
  text: string
}

/** Combines cases of the same kind into one problem with one proposal. */
export function together(
  id: string,
  found: { line: number; edits: Edit[]; shown?: string }[],
  words: {
    title: string
    /** `cases` are the first ones that can be shown in short, or empty. */
    meaning: (facts: { cases: string }) => string
    label?: string
    certainty?: Certainty
  },
): Problem[] {
  if (found.length === 0) return []
  const shown = found.flatMap((one) => one.shown ?? []).slice(0, SHOWN)
  const more = found.length - shown.length
  const cases = joinComma(shown)
  const edits = found.flatMap((one) => one.edits)
  return [
    {
      id,
      lines: found.map(({ line }) => line),
      title: words.title,
      meaning: words.meaning({
        cases: shown.length > 0 && more > 0 ? say.casesAndMore({ cases, count: more }) : cases,
      }),
      certainty: words.certainty ?? 'sure',
      repairs: [words.label === undefined ? accepting(edits) : { label: words.label, edits }],
      unrepaired: [],
    },
  ]
}

const SHOWN = 3
