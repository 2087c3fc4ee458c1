/**
 * `AUDIT=1` runs in full what the gate, `npm test`, takes a sample of: random cases, roles, faults of the chess site.
 * In workerd this comes by a binding (vitest.config.ts).
 */
export const isAudit = process.env['AUDIT'] === '1'

/** How many cases a test tries: enough to notice a fault in the gate, many in the audit. */
export const cases = (gate: number, audit: number): number => (isAudit ? audit : gate)
