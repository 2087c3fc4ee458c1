import * as say from '#words/coreTrf.js'
import { cells, days } from './cells.ts'
import { decimal, decimals, figure, numbers, rest, text, whole, words, zeroNumbers, type TrfColumn } from './columns.ts'
import { abnormal, assignments, rewards } from './points.ts'

const person = {
  no: whole(say.fieldStartNumber, 5, 8),
  sex: text(10, 10),
  title: text(11, 13, 'right'),
  name: text(15, 47),
  rating: whole(say.fieldRating, 49, 52),
  federation: text(54, 56),
  fideId: text(58, 68, 'right'),
  birth: text(70, 79),
  points: decimal(say.fieldPoints, 81, 84),
  rank: whole(say.fieldRank, 86, 89),
  rounds: cells,
}

/** The columns of each kind of line (FIDE TRF16 and TRF26, and the codes of JaVaFo and bbpPairings). */
export const LAYOUTS = {
  player: person,
  /** A federation's own record of a player, with the national rating. */
  national: person,
  words: { text: rest(5) },
  roundDates: { dates: days },
  totalRounds: { rounds: whole(say.fieldRounds, 5, Infinity) },
  rewards: { worth: rewards },
  assignments: { worth: assignments },
  worth: { points: { ...decimal(say.fieldPoints, 5, Infinity), write: decimal(say.fieldPoints, 5, 8).write } },
  legacyTeam: { name: text(5, 36), players: numbers(say.fieldPlayer, 37, 4) },
  team: {
    no: whole(say.fieldTeamNumber, 5, 7),
    name: text(9, 40),
    nick: text(42, 46),
    strength: figure(say.fieldStrength, 48, 53),
    matchPoints: decimal(say.fieldMatchPoints, 55, 60),
    gamePoints: decimal(say.fieldGamePoints, 62, 67),
    rank: whole(say.fieldRank, 69, 71),
    players: numbers(say.fieldPlayer, 74, 4),
  },
  lineup: {
    round: whole(say.fieldRound, 5, 7),
    team: whole(say.fieldTeam, 9, 11),
    opponent: whole(say.fieldOpponent, 13, 15),
    players: numbers(say.fieldPlayer, 17, 4),
  },
  byes: { type: text(5, 5), round: whole(say.fieldRound, 7, 9), ids: numbers(say.fieldNumber, 11, 4) },
  teamByes: {
    matchPoints: decimal(say.fieldMatchPoints, 5, 8),
    gamePoints: decimal(say.fieldGamePoints, 10, 13),
    teams: zeroNumbers(say.fieldTeam, 15, 3),
  },
  forfeit: {
    type: text(5, 6),
    round: whole(say.fieldRound, 8, 10),
    white: whole(say.fieldTeam, 12, 14),
    black: whole(say.fieldTeam, 16, 18),
  },
  acceleration: {
    matchPoints: figure(say.fieldMatchPoints, 5, 8),
    gamePoints: figure(say.fieldGamePoints, 10, 13),
    fromRound: whole(say.fieldRound, 15, 17),
    toRound: whole(say.fieldRound, 19, 21),
    first: whole(say.fieldNumber, 23, 26),
    last: whole(say.fieldNumber, 28, 31),
  },
  virtualPoints: { id: whole(say.fieldPlayer, 5, 8), points: decimals(say.fieldPoints, 10, 4) },
  forbidden: {
    fromRound: whole(say.fieldRound, 5, 7),
    toRound: whole(say.fieldRound, 9, 11),
    ids: numbers(say.fieldNumber, 13, 4),
  },
  abnormal,
  numbers: { ids: words(say.fieldNumber, 5) },
  /** Kept as it is, not parsed. */
  other: {},
} satisfies Record<string, Record<string, TrfColumn<unknown>>>

export type RecordKind = keyof typeof LAYOUTS

const each = (codes: string, kind: RecordKind): [string, RecordKind][] => codes.split(' ').map((code) => [code, kind])

const KINDS = new Map<string, RecordKind>([
  ...each('001', 'player'),
  ...each('012 022 032 042 052 062 072 082 092 102 112 122 152 172 182 192 202 212 222 352 ### XXC', 'words'),
  ...each('132', 'roundDates'),
  ...each('142 XXR', 'totalRounds'),
  ...each('162 362', 'rewards'),
  ...each('XXS', 'assignments'),
  ...each('BBW BBD BBL BBZ BBF BBU', 'worth'),
  ...each('013', 'legacyTeam'),
  ...each('310', 'team'),
  ...each('300', 'lineup'),
  ...each('240', 'byes'),
  ...each('320', 'teamByes'),
  ...each('330', 'forfeit'),
  ...each('250', 'acceleration'),
  ...each('XXA', 'virtualPoints'),
  ...each('260', 'forbidden'),
  ...each('299', 'abnormal'),
  ...each('XXP XXZ', 'numbers'),
])

const NATIONAL = /^(?!XX|BB)[A-Z]{3} [ \d]{3}\d /

/** The kind of a line by its first three characters. Lines of national ratings begin with the federation's code. */
export const kindOf = (raw: string): RecordKind =>
  KINDS.get(raw.slice(0, 3)) ?? (NATIONAL.test(raw) ? 'national' : 'other')
