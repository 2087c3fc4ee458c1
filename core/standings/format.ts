import type { Column } from './column.ts'

/** A fixed number of decimals, as FIDE's reference checker prints it; `-0` if undefined. */
export const formatFigure = (value: number, { divisor, decimals }: Pick<Column, 'divisor' | 'decimals'>): string =>
  Number.isNaN(value) ? '-0' : (value / divisor).toFixed(decimals)

/** For pages: with a real minus sign, and a dash if undefined. */
export const displayFigure = (value: number, column: Pick<Column, 'divisor' | 'decimals'>): string =>
  Number.isNaN(value) ? '–' : formatFigure(value, column).replace('-', '−')
