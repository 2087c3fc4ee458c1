/** The games of a PGN file: each begins where tags follow an empty line. */
export const gamesIn = (text: string): string[] =>
  text
    .trim()
    .split(/\n\n(?=\[[A-Za-z]+ ")/)
    .filter(Boolean)
