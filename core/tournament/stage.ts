/** Exceptional stages: a draft is visible only to its staff, abandoned and reported events draw no more rounds. */
export const STAGES = ['draft', 'abandoned', 'reported'] as const
export type EventStage = (typeof STAGES)[number]
