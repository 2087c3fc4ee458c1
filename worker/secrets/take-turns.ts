type Go = () => void

/**
 * Runs at most `most` tasks at once. Waiting tasks are taken from the queues in turn, so that a long queue holds up only
 * itself.
 */
export function takeTurns(most: number) {
  const lines = new Map<string, Go[]>()
  let running = 0

  /** The first work of the line that waits longest; the line then goes to the end. */
  function takeNext(): Go | undefined {
    for (const [line, [next, ...rest]] of lines) {
      lines.delete(line)
      if (rest.length > 0) lines.set(line, rest)
      return next
    }
    return undefined
  }

  return async <Result>(line: string, work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1
    // The one that finishes hands its place over.
    else await new Promise<void>((go) => lines.set(line, [...(lines.get(line) ?? []), go]))
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }
}
