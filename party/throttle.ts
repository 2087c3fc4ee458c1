/** Runs a function at most once per interval: at the first call, and once more after the interval if it was called again. */
export class Throttle {
  #interval: number
  #act: () => void
  #actedAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(interval: number, act: () => void) {
    this.#interval = interval
    this.#act = act
  }

  run(): void {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#actedAt = Date.now()
        this.#act()
      },
      Math.max(0, this.#actedAt + this.#interval - Date.now()),
    )
  }
}
