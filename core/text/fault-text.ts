/** Secrets in addresses, and all digests, have 43 characters or more; ids and request ids have less. */
const SECRET = /(?<![\w-])[\w-]{40,}(?![\w-])/g
/** A query string may have a code; a question mark of SQL or of a sentence has no path before it. */
const QUERY = /(?<=[\w/.~-])\?[^\s"'\\]+/g
/** The database layer adds the values of a failed statement to its message. */
const VALUES = '\nparams: '

/** A text as it may be stored in a log: without query strings and secrets. */
export const withoutSecrets = (text: string): string => text.replace(QUERY, '?…').replace(SECRET, '…')

/** An error with its stack and its causes, as it may be stored in a log. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error))
  const { message, stack, cause } = error
  const text = stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`
  const [shown = ''] = message.split(VALUES, 1)
  const own = withoutSecrets(text.replace(message, () => shown))
  return cause === undefined ? own : `${own}\ncause: ${faultText(cause)}`
}
