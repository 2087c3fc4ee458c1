/** What keeps an event from being one like any other: only its people see a draft, and no round of the others is drawn any more. */
export const STAGES = ['draft', 'abandoned', 'reported'] as const
export type EventStage = (typeof STAGES)[number]
