export const ACCEPTED =
  '.trf,.trfx,.txt,.csv,.tsv,.xlsx,.pgn,.json,text/plain,text/csv,application/x-chess-pgn,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
