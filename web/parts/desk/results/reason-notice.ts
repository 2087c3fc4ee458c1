import * as say from '#words/deskResults.js'

/** Said wherever a reason can be written freely. */
export const reasonNotice = say.reasonNotice
