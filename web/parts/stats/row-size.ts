/** How high a row of the chart is, in pixels. */
export const ROW = { usual: 15, least: 5, most: 30, step: 0.5 }
/** What a press of a button changes, and how far buttons go. */
const STEP = 5
const REACH = { least: 6, most: 29 }

/** As high as rows can be: few players may fill the window. */
export const maxRowHeight = (windowHeight: number, players: number): number =>
  Math.max(ROW.most, Math.floor(windowHeight / Math.max(1, players)))

/** The size after a press of a button. */
export const sizeAfterPress = (size: number, direction: 1 | -1): number =>
  Math.min(REACH.most, Math.max(REACH.least, size + direction * STEP))

/** Whether a press would still change something that way. */
export const canPress = (size: number, direction: 1 | -1): boolean =>
  direction > 0 ? size < REACH.most : size > REACH.least
