import { parseSafeUrl } from '../../ui/safe-url.ts'

/** The URL of a user's picture; undefined unless it is a valid https URL. */
export function safePictureUrl(link: string | null | undefined): string | undefined {
  const url = parseSafeUrl(link)
  return url?.protocol === 'https:' ? url.href : undefined
}
