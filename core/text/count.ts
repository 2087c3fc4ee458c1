/** 12345 → `12,345`. Written without `Intl`, whose first use is slow in browsers. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
