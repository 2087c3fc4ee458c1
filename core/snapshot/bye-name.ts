import * as say from '#words/coreSnapshot.js'

/** Shown in the place of an opponent in a bye. */
export const byeName = (): string => say.byeName()
