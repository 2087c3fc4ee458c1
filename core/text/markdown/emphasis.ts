/** A delimiter run of `*` or `_` (CommonMark), and the tags made of it. */
export interface MarkRun {
  mark: string
  /** `length` counts the marks in the source, `left` those not yet used for tags. */
  length: number
  left: number
  canOpen: boolean
  canClose: boolean
  /**
   * Tags in the order of pairing, innermost first: 1 is `em`, 2 is `strong`. Closing tags come before the marks left,
   * opening tags after them.
   */
  closes: number[]
  opens: number[]
  before: MarkRun | undefined
  after: MarkRun | undefined
  /** Position among all runs, from 1. */
  no: number
}

const WHITE = /^\s?$/
const PUNCTUATION = /^[\p{P}\p{S}]$/u

/**
 * Decides by the characters around a run whether it can open or close emphasis (CommonMark's left- and right-flanking
 * runs).
 */
export function emphasisRun(mark: string, length: number, previous: string, next: string): MarkRun {
  const [whiteBefore, whiteAfter] = [WHITE.test(previous), WHITE.test(next)]
  const [markBefore, markAfter] = [PUNCTUATION.test(previous), PUNCTUATION.test(next)]
  const left = !whiteAfter && (!markAfter || whiteBefore || markBefore)
  const right = !whiteBefore && (!markBefore || whiteAfter || markAfter)
  const canOpen = left && (mark === '*' || !right || markBefore)
  const canClose = right && (mark === '*' || !left || markAfter)
  return {
    mark,
    length,
    left: length,
    canOpen,
    canClose,
    closes: [],
    opens: [],
    before: undefined,
    after: undefined,
    no: 0,
  }
}

/** Linked list of the runs that can still open or close emphasis. */
export interface MarkRuns {
  last: MarkRun | undefined
  count: number
}

export function addRun(runs: MarkRuns, run: MarkRun): void {
  run.no = ++runs.count
  run.before = runs.last
  if (runs.last) runs.last.after = run
  runs.last = run
}

function remove(runs: MarkRuns, run: MarkRun): void {
  if (run.before) run.before.after = run.after
  if (run.after) run.after.before = run.before
  else runs.last = run.before
}

const canPair = (opener: MarkRun, closer: MarkRun): boolean =>
  opener.mark === closer.mark &&
  opener.canOpen &&
  // CommonMark's rule of three: if one of the runs can both open and close, the sum of their lengths must not be a
  // multiple of 3, unless both lengths are.
  !((closer.canOpen || opener.canClose) && closer.length % 3 !== 0 && (opener.length + closer.length) % 3 === 0)

/**
 * Pairs openers with closers after `bottom`. `floors` keeps how far back each kind of closer has searched in vain, so
 * that the work stays linear.
 */
export function pairRuns(runs: MarkRuns, bottom: MarkRun | undefined): void {
  if (runs.last === bottom) return
  const lowest = bottom?.no ?? 0
  const floors = new Map<number, number>()
  let closer = runs.last
  while (closer && closer.before !== bottom) closer = closer.before
  while (closer) {
    const next: MarkRun | undefined = closer.after
    if (!closer.canClose) {
      closer = next
      continue
    }
    const kind = (closer.mark === '*' ? 0 : 6) + (closer.canOpen ? 3 : 0) + (closer.length % 3)
    const floor = floors.get(kind) ?? lowest
    let opener = closer.before
    while (opener && opener.no > floor && !canPair(opener, closer)) opener = opener.before
    if (opener && opener.no > floor) {
      closer = pair(runs, opener, closer)
      continue
    }
    floors.set(kind, closer.no - 1)
    if (!closer.canOpen) remove(runs, closer)
    closer = next
  }
  if (bottom) bottom.after = undefined
  runs.last = bottom
}

/** Makes two runs one emphasis; returns the closer to continue with. */
function pair(runs: MarkRuns, opener: MarkRun, closer: MarkRun): MarkRun | undefined {
  const count = Math.min(opener.left, closer.left, 2)
  opener.left -= count
  closer.left -= count
  opener.opens.push(count)
  closer.closes.push(count)
  opener.after = closer
  closer.before = opener
  if (opener.left === 0) remove(runs, opener)
  if (closer.left > 0) return closer
  remove(runs, closer)
  return closer.after
}
