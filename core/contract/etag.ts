const withoutWeakPrefix = (etag: string): string => etag.trim().replace(/^W\//, '')

/** Whether an If-None-Match header names this tag. */
export const etagMatches = (known: string | undefined, etag: string): boolean =>
  known !== undefined &&
  known.split(',').some((one) => one.trim() === '*' || withoutWeakPrefix(one) === withoutWeakPrefix(etag))
