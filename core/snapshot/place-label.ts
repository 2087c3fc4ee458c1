/** The place of a pairing in its round: `Board 4`, in team events `Table 4`, where boards are those of a match. */
export const placeLabel = (team: boolean, board: number): string => `${team ? 'Table' : 'Board'} ${board}`
