/** The games of a PGN file: a game begins where tags follow an empty line. */
export const gamesIn = (text: string): string[] =>
  text
    .trim()
    .split(/\n\n(?=\[[A-Za-z]+ ")/)
    .filter(Boolean)
