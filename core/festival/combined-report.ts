import { reportSummary, type ReportSummary } from '../report/event-summary.ts'
import { recordsOf, type Trf } from '../trf/trf.ts'
import { birthYearOf } from './person.ts'
import { samePeople } from './same-people.ts'

/** The report of a section. */
export interface SectionReport {
  tournament: string
  trf: Trf
}

export interface CombinedReport {
  summary: ReportSummary
  /** Names of people who play in several of the sections; with any, the sections can’t be reported together. */
  inSeveral: string[]
}

/** One form IT3 for several sections: officials, host and days are those of `main`, and all players are counted. */
export function combinedReport(main: SectionReport, others: readonly SectionReport[]): CombinedReport {
  return {
    summary: reportSummary(
      main.trf,
      others.map(({ trf }) => trf),
    ),
    inSeveral: peopleInSeveral([main, ...others]),
  }
}

function peopleInSeveral(sections: readonly SectionReport[]): string[] {
  const entries = sections.flatMap(({ tournament, trf }) =>
    recordsOf(trf, 'player').map(({ record: { name, fideId, birth } }) => ({
      section: tournament,
      registered: null,
      fideId: fideId || null,
      name,
      birthYear: birthYearOf({ birth }),
    })),
  )
  const people = samePeople(entries)
  const byPerson = Map.groupBy(entries.keys(), (at) => people[at]!)
  return [...byPerson.values()]
    .filter((own) => new Set(own.map((at) => entries[at]!.section)).size > 1)
    .map(([first]) => spokenName(entries[first!]!.name))
}

/** `Marsh, Ida` as `Ida Marsh`. */
const spokenName = (name: string): string => name.split(',').toReversed().join(' ').trim()

/** FIDE’s numbers of several events as one: `401-403` for numbers in a row, else `401,405`; empty without any. */
export function combinedEvent(numbers: readonly (string | null)[]): string {
  const known = [...new Set(numbers.filter((number) => number !== null))]
  const [first] = known
  const isRow = known.length > 1 && known.every((number, at) => Number(number) === Number(first) + at)
  return isRow ? `${first}-${known.at(-1)}` : known.join(',')
}
