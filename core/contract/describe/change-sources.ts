/** Who made a change: a role, electronic boards, or a chess site. */
export const CHANGE_SOURCES = [
  'director',
  'captain',
  'player',
  'helper',
  'import',
  'boards',
  'chessCom',
  'lichess',
] as const
