/**
 * With `AUDIT=1` tests run all random cases, roles and failures of the chess site, of which `npm test` takes a sample.
 * In workerd the variable arrives as a binding (vitest.config.ts).
 */
export const isAudit = process.env['AUDIT'] === '1'

export const cases = (gate: number, audit: number): number => (isAudit ? audit : gate)
