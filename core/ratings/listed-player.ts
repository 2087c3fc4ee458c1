/** A player of a rating list. Ratings are 0 if there is none. */
export interface ListPlayer {
  /** The FIDE ID, or in a national list the player's number there. */
  id: string
  /** `Last, First`, as the list has it. */
  name: string
  federation: string
  sex: 'm' | 'w' | null
  /** Year of birth. */
  born: number | null
  title: string
  /** Standard, rapid and blitz; a national list has one rating. */
  ratings: number[]
  /** FIDE's development coefficients of these; 0: unknown. */
  k: number[]
  isInactive: boolean
  /** In a national list, if known. */
  fideId: string
  club: string
}

const LAST_EMPTY = /\t+$/

/** A line of a list as it is stored: the key by which it is found, and the player. */
export const listLine = (key: string, player: ListPlayer): string =>
  [
    key,
    player.id,
    player.name,
    player.federation,
    player.sex ?? '',
    player.born ?? '',
    player.title,
    figures(player.ratings),
    figures(player.k),
    player.isInactive ? 'i' : '',
    player.fideId,
    player.club,
  ]
    .map((cell) => String(cell).replaceAll(/[\t\r\n]/g, ' '))
    .join('\t')
    .replace(LAST_EMPTY, '')

const figures = (numbers: number[]): string => (numbers.some((one) => one > 0) ? numbers.join('/') : '')

export const keyOfLine = (line: string): string => line.slice(0, line.indexOf('\t'))

export function playerOfLine(line: string): ListPlayer {
  const [
    ,
    id = '',
    name = '',
    federation = '',
    sex = '',
    born = '',
    title = '',
    ratings = '',
    k = '',
    flag,
    fideId,
    club,
  ] = line.split('\t')
  return {
    id,
    name,
    federation,
    sex: sex === 'm' || sex === 'w' ? sex : null,
    born: Number(born) || null,
    title,
    ratings: numbers(ratings),
    k: numbers(k),
    isInactive: flag === 'i',
    fideId: fideId ?? '',
    club: club ?? '',
  }
}

const numbers = (text: string): number[] => (text === '' ? [] : text.split('/').map(Number))

/** First and last names of `Last, First`. Without a comma the list doesn't say which is which: all of it is one name. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [last = '', ...first] = name.split(',')
  const firstName = first.join(',').trim()
  return firstName === '' ? { firstName: last.trim(), lastName: '' } : { firstName, lastName: last.trim() }
}
