import { formatTime } from '../../ui/time.tsx'

/** `26 Dec 2024` */
export const formatRoundDay = (at: number): string => formatTime(at, 'date')

/** `26 Dec`, where the year is said elsewhere. */
export const formatShortDay = (at: number): string => formatTime(at, 'day')

/** The day, and the time with its zone where that is known. */
export const formatRoundTime = (at: number): string => formatTime(at, 'full')
