/** Runs steps one after the other, even if earlier ones fail. */
export function createTurns(): <Result>(step: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const turn = last.then(step)
    last = turn.catch(() => undefined)
    return turn
  }
}
