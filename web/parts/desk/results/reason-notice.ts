/** Said wherever a reason can be written freely. */
export const REASON_NOTICE = 'Everyone can read the reason in the history, permanently. Leave out private matters.'
