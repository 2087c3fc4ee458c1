/** The page of all figures, at one of them; `event` is the tournament from which a reader comes. */
export const figuresPath = (event?: string, figure?: string): string =>
  `/figures${event === undefined ? '' : `?event=${encodeURIComponent(event)}`}${figure === undefined ? '' : `#${encodeURIComponent(figure)}`}`
