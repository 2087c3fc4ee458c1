export const FEEDBACK_TYPES = ['suggestion', 'bug', 'other'] as const

const MAX_TITLE_WITH_NAME = 300
export const MAX_FEEDBACK = 40_000

/** The space that is left for the user's own title, after the prefix. */
export const maxTitleLength = (username: string): number => MAX_TITLE_WITH_NAME - titlePrefix(username).length

/** Posts on GitHub come from one account: the prefix names the user. */
export const titlePrefix = (username: string): string => `${username}: `
