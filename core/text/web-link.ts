const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
const WEB_ADDRESS = /^https?:\/\/[^/\\?#@\s\p{Cc}]+([/?#][^\\\s\p{Cc}]*)?$/iu

/** Whether a text is a path on this site: exactly one leading slash, so neither `//host` nor `/\host`. */
export const isOwnPath = (text: string): boolean => OWN_PATH.test(text)

/** Whether a text is an address on the web that shows where it leads: no other scheme, and no username before the host. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text)

/**
 * Whether a picture can be shown from an address. Addresses that were stored before they were checked may be neither,
 * for example `//host/logo.png`.
 */
export const isPictureAddress = (text: string): boolean => isOwnPath(text) || isWebAddress(text)
