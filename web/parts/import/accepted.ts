export const ACCEPTED = '.trf,.trfx,.txt,.csv,.tsv,.pgn,text/plain,text/csv,application/x-chess-pgn'
