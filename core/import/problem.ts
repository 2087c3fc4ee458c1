/** A change of a file's text before it is read: of some columns of a line, of a whole line, a new line, or one left out. */
export type Edit =
  | { line: number; column: number; text: string }
  | { line: number; text: string; isNew?: true }
  | { line: number; isRemoved: true }

/** One way out of a problem. */
export interface Repair {
  /** What its button says. */
  label: string
  edits: Edit[]
}

export type Certainty = 'sure' | 'likely' | 'open'

/** Something in a file that cannot be as it stands, what it means, and what may be done about it. */
export interface Problem {
  /** The same for the same problem of the same file, whatever was decided of others. */
  id: string
  /** Lines of the file, from 1. */
  lines: number[]
  title: string
  meaning: string
  /** The first repair is proposed, unless only a person can know. */
  certainty: Certainty
  repairs: Repair[]
  /** What is read where nothing is chosen: nothing of the file is lost that can be read. */
  unrepaired: Edit[]
  /** Columns of the lines to look at, from 1; the changed ones where there are none. */
  marks?: Mark[]
}

export interface Mark {
  line: number
  from: number
  to: number
}

/** What was decided of a problem: the number of a repair, or that it is left as it is. */
export type Decision = number | 'left'
export type Decisions = ReadonlyMap<string, Decision>

/** What is worth knowing and needs no decision. */
export interface Remark {
  lines: number[]
  text: string
}

/** A few cases of the same thing as one problem with one proposal. */
export function together(
  id: string,
  found: { line: number; edits: Edit[]; shown?: string }[],
  words: { title: string; meaning: string; label?: string; certainty?: Certainty },
): Problem[] {
  if (found.length === 0) return []
  const shown = found.flatMap((one) => one.shown ?? []).slice(0, SHOWN)
  const more = found.length - shown.length
  const list = shown.length > 0 ? ` ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.` : ''
  return [
    {
      id,
      lines: found.map(({ line }) => line),
      title: words.title,
      meaning: words.meaning + list,
      certainty: words.certainty ?? 'sure',
      repairs: [{ label: words.label ?? 'Accept', edits: found.flatMap(({ edits }) => edits) }],
      unrepaired: [],
    },
  ]
}

const SHOWN = 3
