import type { RouteOf } from './paths.ts'

/** The version of a tournament that an address wants to be shown as it was then; undefined: as it is. */
export function momentOf(
  { section, round }: Pick<RouteOf<'tournament'>, 'section' | 'round'>,
  at: string | null | undefined,
): number | undefined {
  const isTable = section === 'pairings' || (section === 'standings' && round !== 'individual')
  return isTable && at && /^\d{1,9}$/.test(at) ? Number(at) : undefined
}
