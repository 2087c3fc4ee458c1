/** By pairing number: for each running game, the first side's lead on the clock, converted to rating points. */
export type RunningLeads = ReadonlyMap<number, readonly number[]>

export const NO_LEADS: RunningLeads = new Map()
