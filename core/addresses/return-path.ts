import { isOwnPath } from '../text/web-link.ts'

const NO_RETURN = /^\/(login|register|reset|me\/?$|api|parties)\b/

/** The page from which the user came to sign in, if it is one of this site; else their profile. */
export const safeReturnPath = (from: string | null | undefined): string =>
  from && from.length < 500 && isOwnPath(from) && !NO_RETURN.test(from) ? from : '/me'

export const loginPath = (from?: string): string => {
  const back = safeReturnPath(from)
  return back === '/me' ? '/login' : `/login?back=${encodeURIComponent(back)}`
}
