import * as say from '#words/corePeople.js'

/** For a helper's link whose secret is missing or cut short, as when a QR code was not scanned whole. */
export const INCOMPLETE_HELPER_LINK = say.incompleteHelperLink
