import { PAIRING_SYSTEMS, type PairingSystem, type Settings } from '../tournament/tournament.ts'
import { parseTeamCode, type TeamCode } from '../tournament/team-type.ts'
import { textOf } from './text-of.ts'
import type { Trf } from './trf.ts'

/** Words of record 092 in the languages of pairing programs: en, de, fr, es, it, pt, nl, pl, cs, hu, sv, tr, ru, el. */
const SYSTEM_WORDS: Record<PairingSystem, RegExp> = {
  swiss: /swiss|schweiz|suisse|suizo|suí[cç]o|svizzer|zwitsers|szwajcar|švýcar|svájci|İsviçre|швейцар|ελβετικ/iu,
  roundRobin:
    /round[\s_-]?robin|berger|all[\s_-]play[\s_-]all|schiller|rundenturnier|rundensystem|vollrund|jede[rn]? gegen jede|toutes?[\s-]rondes?|tous contre tous|todos contra todos|sistema de liga|girone|all['’]italiana|tutti contro tutti|rondtoernooi|iedereen tegen iedereen|kołow|każdy z każdym|každý s každým|körmérkőz|alla mot alla|döner sistem|кругов/iu,
  knockout:
    /knock[\s_-]?out|k[.\s]?-?\s?o\.?[\s-]system|eliminat|elimina[tç]|élimination|eliminación|pokalsystem|олимпийск/iu,
  keizer: /keizer/iu,
  scheveningen: /scheveningen|схевенинген/iu,
}

/** Systems whose rounds Kibitz can't draw, by a word of their type code (192) or of record 092. */
const FOREIGN: [word: RegExp, system: ForeignSystem][] = [
  [/schiller/i, 'schiller'],
  [/dubov/i, 'dubov'],
  [/burstein/i, 'burstein'],
  [/\blim\b/i, 'lim'],
  [/double[\s_-]?swiss/i, 'doubleSwiss'],
]

export type ForeignSystem = 'schiller' | 'dubov' | 'burstein' | 'lim' | 'doubleSwiss'

const wordsOf = (trf: Trf): string => `${textOf(trf, '192').replaceAll('_', ' ')} ${textOf(trf, '092')}`

/** The pairing system by FIDE's type code (192), else by the words of record 092. */
export function systemOf(trf: Trf): PairingSystem {
  const code = textOf(trf, '192').replaceAll('_', ' ')
  const named = (text: string): PairingSystem | undefined =>
    PAIRING_SYSTEMS.find((system) => SYSTEM_WORDS[system].test(text))
  if (code.startsWith('FIDE ')) return named(code.replace(/double(?=round)/i, 'double ')) ?? 'swiss'
  return named(`${code} ${textOf(trf, '092')}`) ?? 'swiss'
}

/** A system whose rounds Kibitz can't draw; undefined for those that it can. */
export const foreignSystem = (trf: Trf): ForeignSystem | undefined =>
  FOREIGN.find(([word]) => word.test(wordsOf(trf)))?.[1]

export const isDouble = (trf: Trf): boolean => /double|doppel|hin-? und r[üu]ck|doble|a doppio/i.test(wordsOf(trf))

const TEAMS =
  /\bteam|mannschaft|équipe|equipo|equipe|squadr|ploeg|teamów|drużyn|družst|csapat|lagt|\blag\b|takım|команд|ομαδικ/iu
const INDIVIDUALS = /individ|einzel|individuel|persoonlijk|indywid|jednotliv|egyéni|bireysel|личн|индивид|ατομικ/iu

/** Who competes by the type code (192) or the words of record 092; undefined if neither says. */
export function competitorsOf(trf: Trf): Settings['competitors'] | undefined {
  const code = textOf(trf, '192')
  if (/TEAM/i.test(code)) return 'team'
  if (/^FIDE_(DUTCH|DUBOV|BURSTEIN|DOUBLESWISS|(DOUBLE)?ROUNDROBIN)/i.test(code)) return 'individual'
  const words = textOf(trf, '092')
  if (INDIVIDUALS.test(words)) return 'individual'
  return TEAMS.test(words) ? 'team' : undefined
}

/** How teams are drawn: by FIDE's type code of a team Swiss. */
export const teamCodeOf = (trf: Trf): TeamCode | undefined => {
  const code = textOf(trf, '192')
  return /TEAM/i.test(code) ? parseTeamCode(code) : undefined
}
