/** The HTML id of a pool's section. */
export const poolId = (pool: number): string => `pool-${pool + 1}`
