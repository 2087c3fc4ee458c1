import type { Outcome } from '../match/outcome.ts'
import { foldName } from '../text/fold.ts'
import { BLANK, type TrfCell } from '../trf/cells.ts'
import { formatTrf } from '../trf/format.ts'
import type { TrfRecord } from '../trf/trf.ts'
import { outcomeOfGame, roundOfGame, type FileGame } from './game-file.ts'

interface ReportPerson {
  name: string
  rating: number
  title: string
  fideId: string
  rounds: (TrfCell & { other: string })[]
}

const MAX_ROUNDS = 99

/** Makes a tournament report of games. A game without a round gets the first round in which both players are free. */
export function reportOfGames(games: FileGame[]): string {
  const people = new Map<string, ReportPerson>()
  for (const game of games) {
    const [white, black] = [personOf(people, game, 'White'), personOf(people, game, 'Black')]
    if (!white || !black || white === black) continue
    const round = roundOfGame(game) ?? firstFree(white, black)
    if (round > MAX_ROUNDS || white.rounds[round - 1]?.other || black.rounds[round - 1]?.other) continue
    const [one, other] = outcomeOfGame(game) ?? '  '
    setRound(white, round, { opponent: 0, colour: 'w', result: one as Outcome, other: black.name })
    setRound(black, round, { opponent: 0, colour: 'b', result: other as Outcome, other: white.name })
  }
  const list = [...people.values()].sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1))
  const numbers = new Map(list.map(({ name }, at) => [name, at + 1]))
  const records: TrfRecord[] = [...heads(games), ...list.map((person, at) => record(person, at + 1, numbers))]
  return formatTrf({ bom: false, lines: records.map((each) => ({ record: each, end: '\n' })) })
}

const heads = (games: FileGame[]): TrfRecord[] =>
  (
    [
      ['012', 'Event'],
      ['022', 'Site'],
      ['042', 'Date'],
    ] as const
  ).flatMap(([code, tag]): TrfRecord[] => {
    const text = games.map(({ tags }) => tags[tag] ?? '').find((value) => value !== '' && !value.includes('?'))
    return text === undefined
      ? []
      : [{ kind: 'words', code, text: text.replaceAll(/(\d{4})\.(\d\d)\.(\d\d)/g, '$1/$2/$3') }]
  })

function personOf(
  people: Map<string, ReportPerson>,
  { tags }: FileGame,
  side: 'White' | 'Black',
): ReportPerson | undefined {
  const name = (tags[side] ?? '').slice(0, 33).trim()
  if (name === '' || name === '?' || /^bye$/i.test(name)) return undefined
  const key = foldName(name)
  const known = people.get(key)
  const rating = /^\d{3,4}$/.test(tags[`${side}Elo`] ?? '') ? Number(tags[`${side}Elo`]) : 0
  const title = (tags[`${side}Title`] ?? '').replace('-', '').slice(0, 3)
  const fideId = /^\d{4,11}$/.test(tags[`${side}FideId`] ?? '') ? tags[`${side}FideId`]! : ''
  if (known) {
    known.rating ||= rating
    known.title ||= title
    known.fideId ||= fideId
    return known
  }
  const person: ReportPerson = { name, rating, title, fideId, rounds: [] }
  people.set(key, person)
  return person
}

const isFree = ({ rounds }: ReportPerson, round: number): boolean => !rounds[round - 1]?.other

function firstFree(one: ReportPerson, other: ReportPerson): number {
  let round = 1
  while (!isFree(one, round) || !isFree(other, round)) round++
  return round
}

function setRound(person: ReportPerson, round: number, cell: ReportPerson['rounds'][number]): void {
  while (person.rounds.length < round) person.rounds.push({ ...BLANK, other: '' })
  person.rounds[round - 1] = cell
}

const record = (
  { name, rating, title, fideId, rounds }: ReportPerson,
  no: number,
  numbers: Map<string, number>,
): TrfRecord => ({
  kind: 'player',
  code: '001',
  no,
  sex: '',
  title,
  name,
  rating,
  federation: '',
  fideId,
  birth: '',
  points: rounds.reduce((sum, { result }) => sum + (result === '1' ? 1 : result === '=' ? 0.5 : 0), 0),
  rank: 0,
  rounds: rounds.map(({ colour, result, other }) =>
    other ? { opponent: numbers.get(other)!, colour, result } : { ...BLANK },
  ),
})
