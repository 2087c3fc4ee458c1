import { eachVertex, FREE, INNER, isZero, OUTER, type MatchingState } from './state.ts'

/** Adds a blossom (or vertex) to the tree as outer, and its vertices to the queue. */
export function labelOuter(state: MatchingState, blossom: number, from: number, to: number): void {
  state.label[blossom] = OUTER
  state.labelFrom[blossom] = from
  state.labelTo[blossom] = to
  eachVertex(state, blossom, (vertex) => state.queue.push(vertex))
}

/** Adds the blossom of `to` to the tree as inner, and the blossom matched with its base as outer. */
export function labelInner(state: MatchingState, from: number, to: number): void {
  const blossom = state.top[to]!
  state.label[blossom] = INNER
  state.labelFrom[blossom] = from
  state.labelTo[blossom] = to
  const base = state.base[blossom]!
  const mate = state.mate[base]!
  labelOuter(state, state.top[mate]!, base, mate)
}

/** Makes a blossom of the odd cycle that an edge between two outer vertices closes. */
export function shrink(state: MatchingState, one: number, other: number): void {
  const { top, labelFrom, labelTo, parent, label } = state
  const ancestor = commonAncestor(state, one, other)
  const blossom = state.unusedIds.pop()!
  const children: number[] = []
  const [leaving, entering] = [[one], [other]]
  for (let child = top[one]!; child !== ancestor; child = top[labelFrom[child]!]!) {
    children.push(child)
    leaving.push(labelFrom[child]!)
    entering.push(labelTo[child]!)
  }
  children.push(ancestor)
  children.reverse()
  leaving.reverse()
  entering.reverse()
  for (let child = top[other]!; child !== ancestor; child = top[labelFrom[child]!]!) {
    children.push(child)
    leaving.push(labelTo[child]!)
    entering.push(labelFrom[child]!)
  }
  for (const child of children) parent[child] = blossom
  state.children[blossom] = children
  state.leaving[blossom] = leaving
  state.entering[blossom] = entering
  state.base[blossom] = state.base[ancestor]!
  state.blossomDual.fill(0, blossom * state.depth, (blossom + 1) * state.depth)
  state.blossoms.add(blossom)
  parent[blossom] = -1
  label[blossom] = OUTER
  labelFrom[blossom] = labelFrom[ancestor]!
  labelTo[blossom] = labelTo[ancestor]!
  for (const child of children) {
    const isNew = label[child] === INNER
    eachVertex(state, child, (vertex) => {
      top[vertex] = blossom
      if (isNew) state.queue.push(vertex)
    })
  }
}

/** The nearest common outer blossom on the paths to the root. */
function commonAncestor(state: MatchingState, one: number, other: number): number {
  const { top, labelFrom, stamps } = state
  const stamp = ++state.stamp
  let [near, far] = [top[one]!, top[other]!]
  for (;;) {
    if (near >= 0) {
      if (stamps[near] === stamp) return near
      stamps[near] = stamp
      const inner = labelFrom[near]!
      near = inner < 0 ? -1 : top[labelFrom[top[inner]!]!]!
    }
    if (far >= 0) [near, far] = [far, near]
  }
}

/** Changes the matching inside a blossom so that this vertex becomes its base. */
export function rebase(state: MatchingState, blossom: number, vertex: number): void {
  const { size, parent, mate, base } = state
  const children = state.children[blossom]!
  const leaving = state.leaving[blossom]!
  const entering = state.entering[blossom]!
  let child = vertex
  while (parent[child] !== blossom) child = parent[child]!
  if (child >= size) rebase(state, child, vertex)
  const length = children.length
  const first = children.indexOf(child)
  const isForward = first % 2 === 1
  const step = isForward ? 1 : length - 1
  for (let at = first; at !== 0; at = (at + step) % length) {
    at = (at + step) % length
    const edge = isForward ? at : (at + length - 1) % length
    const near = isForward ? leaving[edge]! : entering[edge]!
    const far = isForward ? entering[edge]! : leaving[edge]!
    if (children[at]! >= size) rebase(state, children[at]!, near)
    const next = children[(at + step) % length]!
    if (next >= size) rebase(state, next, far)
    mate[near] = far
    mate[far] = near
  }
  state.children[blossom] = [...children.slice(first), ...children.slice(0, first)]
  state.leaving[blossom] = [...leaving.slice(first), ...leaving.slice(0, first)]
  state.entering[blossom] = [...entering.slice(first), ...entering.slice(0, first)]
  base[blossom] = base[state.children[blossom]![0]!]!
}

/** Expands a blossom; at the end of a search also those inside it whose dual is zero. */
export function open(state: MatchingState, blossom: number, isEnd: boolean): void {
  const { size, depth, blossomDual, top, parent, label } = state
  for (const child of state.children[blossom]!) {
    parent[child] = -1
    label[child] = FREE
    if (isEnd && child >= size && isZero(blossomDual, child * depth, depth)) open(state, child, true)
    else eachVertex(state, child, (vertex) => (top[vertex] = child))
  }
  state.blossoms.delete(blossom)
  state.unusedIds.push(blossom)
  label[blossom] = FREE
}

/** Expands an inner blossom of the tree; the alternating path through it stays in the tree. */
export function openInner(state: MatchingState, blossom: number): void {
  const { top, label, labelFrom, labelTo } = state
  const children = state.children[blossom]!
  const leaving = state.leaving[blossom]!
  const entering = state.entering[blossom]!
  let [from, to] = [labelFrom[blossom]!, labelTo[blossom]!]
  open(state, blossom, false)
  const length = children.length
  const first = children.indexOf(top[to]!)
  const isForward = first % 2 === 1
  const step = isForward ? 1 : length - 1
  const edgeAt = (at: number): [number, number] => {
    const edge = isForward ? at : (at + length - 1) % length
    return isForward ? [leaving[edge]!, entering[edge]!] : [entering[edge]!, leaving[edge]!]
  }
  for (let at = first; at !== 0; at = (at + step) % length) {
    labelInner(state, from, to)
    at = (at + step) % length
    ;[from, to] = edgeAt(at)
  }
  label[children[0]!] = INNER
  labelFrom[children[0]!] = from
  labelTo[children[0]!] = to
}

/** Expands all blossoms whose base is this vertex, and adds their duals to the vertices inside them. */
export function openAround(state: MatchingState, vertex: number): void {
  const { size, depth, dual, blossomDual, top } = state
  for (let blossom = top[vertex]!; blossom >= size; blossom = top[vertex]!) {
    eachVertex(state, blossom, (inside) => {
      for (let part = 0; part < depth; part++) dual[inside * depth + part]! += blossomDual[blossom * depth + part]! / 2
    })
    open(state, blossom, false)
  }
}
