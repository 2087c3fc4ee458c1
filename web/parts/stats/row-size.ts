/** Row height of the chart, in pixels. */
export const ROW = { usual: 15, least: 5, most: 30, step: 0.5 }
/** Change per press of a button, and the range of the buttons. */
const STEP = 5
const REACH = { least: 6, most: 29 }

/** The maximum row height: with few players the rows may fill the window. */
export const maxRowHeight = (windowHeight: number, players: number): number =>
  Math.max(ROW.most, Math.floor(windowHeight / Math.max(1, players)))

export const sizeAfterPress = (size: number, direction: 1 | -1): number =>
  Math.min(REACH.most, Math.max(REACH.least, size + direction * STEP))

export const canPress = (size: number, direction: 1 | -1): boolean =>
  direction > 0 ? size < REACH.most : size > REACH.least
