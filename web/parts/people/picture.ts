import { outside } from '../tournament/outside.ts'

/** The address of a picture that somebody chose: https alone, undefined when it is none. */
export function picture(link: string | null | undefined): string | undefined {
  const url = outside(link)
  return url?.protocol === 'https:' ? url.href : undefined
}
