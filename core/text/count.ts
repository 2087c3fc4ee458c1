/** How many there are, in threes: `12,345`. Browsers need a while for their own figures the first time. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
