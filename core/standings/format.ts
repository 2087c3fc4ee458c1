import type { Column } from './column.ts'

/** A figure with a constant number of decimals, as FIDE's reference checker prints it; `-0` when undefined. */
export const formatFigure = (value: number, { divisor, decimals }: Pick<Column, 'divisor' | 'decimals'>): string =>
  Number.isNaN(value) ? '-0' : (value / divisor).toFixed(decimals)

/** The same for a page: a true minus, and a dash when undefined. */
export const displayFigure = (value: number, column: Pick<Column, 'divisor' | 'decimals'>): string =>
  Number.isNaN(value) ? '–' : formatFigure(value, column).replace('-', '−')
