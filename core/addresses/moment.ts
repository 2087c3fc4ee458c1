import type { RouteOf } from './paths.ts'

/** The past version in the parameter `at`, for the tables that can show one; undefined for the current version. */
export function momentOf(
  { section, round }: Pick<RouteOf<'tournament'>, 'section' | 'round'>,
  at: string | null | undefined,
): number | undefined {
  const isTable = section === 'pairings' || (section === 'standings' && round !== 'individual')
  return isTable && at && /^\d{1,15}$/.test(at) ? Number(at) : undefined
}
