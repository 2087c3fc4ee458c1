/** Runs asynchronous work one at a time, in the order it was asked for. */
export class Serial {
  #last: Promise<unknown> = Promise.resolve()

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }
}
