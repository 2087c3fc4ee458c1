/** By a pairing's number in its round: rating points that its first side is ahead by the clocks, in each of its running games. */
export type RunningLeads = ReadonlyMap<number, readonly number[]>

export const NO_LEADS: RunningLeads = new Map()
