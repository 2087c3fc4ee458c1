/** A run of `*` or `_` among the pieces of a text, and the tags that it turned into. */
export interface MarkRun {
  mark: string
  /** How many marks it had, and how many are left as text. */
  length: number
  left: number
  canOpen: boolean
  canClose: boolean
  /** Tags at its sides, outermost first and last: 1 is `em`, 2 is `strong`. */
  closes: number[]
  opens: number[]
  before: MarkRun | undefined
  after: MarkRun | undefined
  /** Its place among all runs. */
  no: number
}

const WHITE = /^\s?$/
const PUNCTUATION = /^[\p{P}\p{S}]$/u

/** A run of marks, judged by what stands around it. */
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

/** Runs that may still open or close, in their order. */
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
  // Runs that go both ways pair only where their lengths don't add up to a multiple of three.
  !((closer.canOpen || opener.canClose) && closer.length % 3 !== 0 && (opener.length + closer.length) % 3 === 0)

/**
 * Pairs what opens with what closes, above a run. How far back a closer of each kind looked in vain is remembered, so that
 * no run is looked at twice for the same reason: the work grows with the text and no faster.
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

/** Makes two runs one emphasis; the closer to go on with. */
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
