/** Where a pool stands on its page. */
export const poolId = (pool: number): string => `pool-${pool + 1}`
