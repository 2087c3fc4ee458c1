/**
 * Which rating an entry from a list is seeded by, with the names of FIDE's report (TRF26 172): FIDE's, the national one
 * (NRO), FIDE's or else the national one (FIDON), the national one or else FIDE's (NIDOF), the higher and the lower one.
 */
export const SEED_METHODS = ['FIDON', 'FIDE', 'NIDOF', 'NRO', 'HBFN', 'LBFN'] as const
export type SeedMethod = (typeof SEED_METHODS)[number]
