/** Batches what arrives within an animation frame, so that a burst of events renders the page once. */
export function perFrame<One>(take: (one: One) => void): { add: (one: One) => void; cancel: () => void } {
  let waiting: One[] = []
  let cancel = () => {}
  const flush = () => {
    const all = waiting
    waiting = []
    for (const one of all) take(one)
  }
  return {
    add(one) {
      waiting.push(one)
      if (waiting.length === 1) cancel = nextFrame(flush)
    },
    cancel: () => cancel(),
  }
}

/** Hidden windows have no animation frames. */
function nextFrame(act: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
