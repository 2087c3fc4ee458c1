/** What the import reads, as a field for files has it. */
export const ACCEPTED = '.trf,.trfx,.txt,.csv,.tsv,.pgn,text/plain,text/csv,application/x-chess-pgn'
