import { formatTime } from '../../ui/time.tsx'

/** `March 2018` */
export const formatMonth = (time: number): string => formatTime(time, 'month')
