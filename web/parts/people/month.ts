const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** `March 2018` */
export const formatMonth = (time: number): string => MONTH.format(time)
