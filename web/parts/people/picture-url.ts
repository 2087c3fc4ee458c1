import { parseSafeUrl } from '../../ui/safe-url.ts'

/** The address of a picture that somebody chose: https alone, undefined when it is none. */
export function safePictureUrl(link: string | null | undefined): string | undefined {
  const url = parseSafeUrl(link)
  return url?.protocol === 'https:' ? url.href : undefined
}
