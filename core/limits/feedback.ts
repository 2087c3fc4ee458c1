export const FEEDBACK_TYPES = ['suggestion', 'bug', 'other'] as const

const MAX_TITLE_WITH_NAME = 300
export const MAX_FEEDBACK = 40_000

/** The longest title beside the name that is put before it. */
export const maxTitleLength = (username: string): number => MAX_TITLE_WITH_NAME - titlePrefix(username).length

/** What is put before a title, so that a post on GitHub says whose it is. */
export const titlePrefix = (username: string): string => `${username}: `
