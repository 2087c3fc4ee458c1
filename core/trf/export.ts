import type { DeskRows } from '../snapshot/desk.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { Individual } from '../snapshot/individual.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { withAdjournedGames } from './adjourned.ts'
import { bonusRecords } from './bonuses.ts'
import { fillByes, type Bye } from './bye-requests.ts'
import { comingByeRecords, comingByes } from './coming-byes.ts'
import { ruleRecords, engineRuleRecords } from './export-draw-rules.ts'
import { engineRecords, headerRecords } from './export-header.ts'
import { remarkRecords } from './export-remarks.ts'
import { playerRecords } from './export-players.ts'
import { legacyTeamRecords, teamRecords } from './export-teams.ts'
import { formatTrf } from './format.ts'
import { isFault } from './fault.ts'
import { importTrf, type TeamPeople } from './import.ts'
import { seedMethodRecords, withListedRatings } from './listed-ratings.ts'
import { withReportLines } from './report-lines.ts'
import type { TrfRecord } from './trf.ts'

/** The people in a file: members and board games of a team event, details of the players of an individual event. */
type TrfPeople = TeamPeople & { entryDetails?: StoredEntryDetails[] }

const NO_PEOPLE: TrfPeople = { individuals: [], games: [] }

/** Additional data in files for the organisers: byes and line-ups of coming rounds. */
export type TrfDesk = Partial<Pick<DeskRows, 'byeRequests' | 'lineUps'>>

export const TRF_VERSIONS = ['16', '26'] as const
export type TrfVersion = (typeof TRF_VERSIONS)[number]

/**
 * A tournament as a TRF file, with the members and board games of a team event. TRF16 has no records for the number of
 * rounds, tie-breaks, points of results, bonuses, line-ups, byes of teams and rules of the draw. Codes of pairing
 * programs (XXR, BB…, XXC, XXA, XXP) supply the number of rounds, the points of a game, and the draw rules of
 * individuals.
 */
export function exportTrf(
  snapshot: Snapshot,
  people: TrfPeople = NO_PEOPLE,
  version: TrfVersion = '26',
  desk: TrfDesk = {},
): string {
  const records = version === '16' ? trf16Records(snapshot, people, desk) : trf26Records(snapshot, people, desk)
  return formatTrf({ bom: false, lines: records.map((record) => ({ record, end: '\n' })) })
}

function trf26Records(snapshot: Snapshot, people: TrfPeople, { byeRequests, lineUps }: TrfDesk): TrfRecord[] {
  const coming = comingByes(snapshot, byeRequests)
  const records = [
    ...withReportLines(
      headerRecords(snapshot, people.individuals, seedMethodRecords(snapshot, people.entryDetails)),
      snapshot,
    ),
    ...withAdjournedGames(
      isTeam(snapshot)
        ? teamRecords(snapshot, people, lineUps)
        : withListedRatings(
            fillByes(playerRecords(snapshot, people.entryDetails), coming.filter(isAllocated)),
            snapshot,
            people.entryDetails,
          ),
      snapshot,
      people.individuals,
    ),
    ...comingByeRecords(coming.filter((bye) => !isAllocated(bye))),
    ...ruleRecords(snapshot),
    ...remarkRecords(snapshot),
  ]
  return [...records, ...bonusRecords(snapshot, isTeam(snapshot) ? roundsOfRecords(records) : undefined)]
}

/** Record 240 has no letter for these byes: they are in the players’ lines. */
const isAllocated = ({ type }: Bye): boolean => type === 'U'

/**
 * The rounds as read back from these records. A player's line holds one game a round, so the other games of a board
 * with several are missing.
 */
function roundsOfRecords(records: TrfRecord[]): RoundColumns[] | undefined {
  const read = importTrf({ bom: false, lines: records.map((record) => ({ record, end: '\n' })) }, { id: '', now: 0 })
  return isFault(read) ? undefined : read.snapshot.rounds
}

const trf16Records = (snapshot: Snapshot, people: TrfPeople, { byeRequests }: TrfDesk): TrfRecord[] => [
  ...header2016(snapshot, people.individuals),
  ...engineRecords(snapshot),
  ...(isTeam(snapshot)
    ? legacyTeamRecords(snapshot, people)
    : [
        ...fillByes(playerRecords(snapshot, people.entryDetails), comingByes(snapshot, byeRequests)),
        ...engineRuleRecords(snapshot),
      ]),
]

/** Lines of later codes are left out first, as what they say may have to be said by a line of TRF16 (192 by 092). */
function header2016(snapshot: Snapshot, individuals: Individual[]): TrfRecord[] {
  const reportLines = snapshot.reportLines?.filter((line) => isOf2016(line.slice(0, 3)))
  return withReportLines(
    headerRecords(snapshot, individuals).filter(({ code }) => isOf2016(code)),
    { ...snapshot, ...(reportLines && { reportLines }) },
  )
}

const isTeam = ({ settings }: Snapshot): boolean => settings.competitors === 'team'

/** Last header code of TRF16, whose other codes are 001 and 013. */
const LAST_OF_2016 = 132
const isOf2016 = (code: string): boolean => Number(code) <= LAST_OF_2016
