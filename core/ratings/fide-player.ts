import type { ListPlayer } from './listed-player.ts'

/** What both forms of FIDE's combined list say of a player. */
export type FideField =
  | 'id'
  | 'name'
  | 'federation'
  | 'sex'
  | 'title'
  | 'womensTitle'
  | 'standard'
  | 'standardK'
  | 'rapid'
  | 'rapidK'
  | 'blitz'
  | 'blitzK'
  | 'born'
  | 'flag'

/**
 * The player of FIDE's list whose texts `cell` gives, without spaces at their ends; a sentence if one is defective.
 * `nameOf` names a field as the file does.
 */
export function fidePlayerOf(
  cell: (field: FideField) => string,
  nameOf: (field: FideField) => string,
): ListPlayer | string {
  const [id, name, federation, born] = [cell('id'), cell('name'), cell('federation'), cell('born')]
  if (!/^\d{1,11}$/.test(id)) return `the ID is “${id}”`
  if (name === '') return 'the name is missing'
  if (!/^[A-Z]{3}$/.test(federation)) return `the federation is “${federation}”`
  const figures = (['standard', 'rapid', 'blitz', 'standardK', 'rapidK', 'blitzK'] as const).map((field) => ({
    field,
    text: cell(field),
  }))
  const wrong = figures.find(({ text }) => !/^\d{0,4}$/.test(text))
  if (wrong) return `${nameOf(wrong.field)} is “${wrong.text}”`
  if (!/^(\d{4}|0*)$/.test(born)) return `the year of birth is “${born}”`
  const numbers = figures.map(({ text }) => Number(text))
  const sex = cell('sex')
  return {
    id,
    name,
    federation,
    sex: sex === 'M' ? 'm' : sex === 'F' ? 'w' : null,
    born: Number(born) || null,
    title: cell('title') || cell('womensTitle'),
    ratings: numbers.slice(0, 3),
    k: numbers.slice(3),
    // `w` alone says that she is a woman.
    isInactive: cell('flag').includes('i'),
    fideId: '',
    club: '',
  }
}
