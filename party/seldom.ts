/** Does something at once, and then no sooner than a pause later, however often it is asked for: the last asking is never lost. */
export class Seldom {
  #pause: number
  #act: () => void
  #actedAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(pause: number, act: () => void) {
    this.#pause = pause
    this.#act = act
  }

  act(): void {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#actedAt = Date.now()
        this.#act()
      },
      Math.max(0, this.#actedAt + this.#pause - Date.now()),
    )
  }
}
