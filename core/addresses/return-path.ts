// A path on this site: exactly one leading slash, so neither `//host` nor `/\host` (open redirect).
const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
const NO_RETURN = /^\/(login|register|reset|me\/?$|api|parties)\b/

/** Where somebody goes after signing in: where they came from, if that is a page of this site; else to their profile. */
export const safeReturnPath = (from: string | null | undefined): string =>
  from && from.length < 500 && OWN_PATH.test(from) && !NO_RETURN.test(from) ? from : '/me'

/** The address of signing in, which leads back to a page afterwards. */
export const loginPath = (from?: string): string => {
  const back = safeReturnPath(from)
  return back === '/me' ? '/login' : `/login?back=${encodeURIComponent(back)}`
}
