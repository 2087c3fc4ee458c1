/** For a helper's link whose secret is missing or cut short, as when a QR code was not scanned whole. */
export const INCOMPLETE_HELPER_LINK = 'This link is incomplete. Scan it again, or ask the arbiter for it.'
