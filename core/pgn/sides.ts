import type { PgnTags } from './pgn-game.ts'

export type Side = 'White' | 'Black'

/** Whether a name says that nobody is named: `?`, `-`, `N.N.` */
export const isUnknownName = (name: string): boolean => name === '' || /^(?:[?\-–.]+|n\.?\s?n\.?)$/i.test(name)

const BYE_NAME =
  /^(?:\*+\s*)?(?:bye|spielfrei|freilos|exempt|bay|libre|descansa|wolny los|pauza|wolne|volno|szabadnap|riposo|no player|no opponent)(?:\s*\*+)?$/i

export const fideIdOf = (tags: PgnTags, side: Side): string =>
  /^[1-9]\d{3,10}$/.exec((tags[`${side}FideId`] ?? '').trim())?.[0] ?? ''

/**
 * Whether a side of a game without moves is a bye: by its name, or empty. People may be called Bye, and have
 * a FIDE ID or moves.
 */
export function isByeSide(tags: PgnTags, side: Side, plies: number): boolean {
  const name = tags[side]?.trim()
  return plies === 0 && fideIdOf(tags, side) === '' && name !== undefined && (name === '' || BYE_NAME.test(name))
}

/** Whether a game is a bye: a side without an opponent beside a named one. */
export function isByeGame(tags: PgnTags, plies: number): boolean {
  const isNamed = (side: Side): boolean => !isUnknownName(tags[side]?.trim() ?? '') && !isByeSide(tags, side, plies)
  return (isByeSide(tags, 'White', plies) && isNamed('Black')) || (isByeSide(tags, 'Black', plies) && isNamed('White'))
}
