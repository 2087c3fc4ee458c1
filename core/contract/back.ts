// A path of ours: one slash, then neither another nor what a browser takes for one.
const OURS = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
const FORMS = /^\/(login|register|reset|me\/?$|api|parties)\b/

/** Where somebody goes after signing in: where they came from, as far as that is a page of ours; else to their profile. */
export const backTo = (from: string | null | undefined): string =>
  from && from.length < 500 && OURS.test(from) && !FORMS.test(from) ? from : '/me'

/** The address of signing in, which leads back to a page afterwards. */
export const loginPath = (from?: string): string => {
  const back = backTo(from)
  return back === '/me' ? '/login' : `/login?back=${encodeURIComponent(back)}`
}
