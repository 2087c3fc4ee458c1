/** Takes what comes together, once in a frame: however much happens at a moment, the page is made anew once. */
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

/** In a window that nobody sees there are no frames. */
function nextFrame(act: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
