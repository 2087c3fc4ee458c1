import { formatNumber } from '#words/formats.js'

/** 12345 → `12,345`. */
export const formatCount = (count: number): string => formatNumber(count)
