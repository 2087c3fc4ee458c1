import type { DeskRows } from '../snapshot/desk.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { bonusRecords } from './bonuses.ts'
import { fillByes } from './bye-requests.ts'
import { comingByeRecords, comingByes } from './coming-byes.ts'
import { ruleRecords, engineRuleRecords } from './export-draw-rules.ts'
import { engineRecords, headerRecords } from './export-header.ts'
import { remarkRecords } from './export-remarks.ts'
import { playerRecords } from './export-players.ts'
import { legacyTeamRecords, teamRecords } from './export-teams.ts'
import { formatTrf } from './format.ts'
import { isFault } from './fault.ts'
import { importTrf, type TeamPeople } from './import.ts'
import type { TrfRecord } from './trf.ts'

/** What a file tells of people: of a team event who sits at its boards, of another what is known of its players. */
type TrfPeople = TeamPeople & { entryDetails?: StoredEntryDetails[] }

const NO_PEOPLE: TrfPeople = { individuals: [], games: [] }

/** What the desk adds to a file that is for its own eyes: byes of rounds to come, and line-ups of matches to come. */
export type TrfDesk = Partial<Pick<DeskRows, 'byeRequests' | 'lineUps'>>

export const TRF_VERSIONS = ['16', '26'] as const
export type TrfVersion = (typeof TRF_VERSIONS)[number]

/**
 * A tournament as a TRF file; of a team event also its people and the games on their boards. TRF16 has no words for the
 * number of rounds, tie-breaks, what results are worth, bonuses, line-ups, byes of teams, and what rounds are drawn by: what
 * pairing programs write beside it (XXR, BB…, XXC, XXA, XXP) tells of the first, of the worth of games, and of individuals’
 * draws.
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
  const records = [
    ...headerRecords(snapshot, people.individuals),
    ...(isTeam(snapshot) ? teamRecords(snapshot, people, lineUps) : playerRecords(snapshot, people.entryDetails)),
    ...comingByeRecords(comingByes(snapshot, byeRequests)),
    ...ruleRecords(snapshot),
    ...remarkRecords(snapshot),
  ]
  return [...records, ...bonusRecords(snapshot, isTeam(snapshot) ? roundsOfRecords(records) : undefined)]
}

/** The rounds that records tell of: a line has one game a round, so of boards with several it tells less than there was. */
function roundsOfRecords(records: TrfRecord[]): RoundColumns[] | undefined {
  const read = importTrf({ bom: false, lines: records.map((record) => ({ record, end: '\n' })) }, { id: '', now: 0 })
  return isFault(read) ? undefined : read.snapshot.rounds
}

const trf16Records = (snapshot: Snapshot, people: TrfPeople, { byeRequests }: TrfDesk): TrfRecord[] => [
  ...headerRecords(snapshot, people.individuals).filter(({ code }) => Number(code) <= LAST_OF_2016),
  ...engineRecords(snapshot),
  ...(isTeam(snapshot)
    ? legacyTeamRecords(snapshot, people)
    : [
        ...fillByes(playerRecords(snapshot, people.entryDetails), comingByes(snapshot, byeRequests)),
        ...engineRuleRecords(snapshot),
      ]),
]

const isTeam = ({ settings }: Snapshot): boolean => settings.competitors === 'team'

/** Of the codes before the players'; 013 and 001 are the others. */
const LAST_OF_2016 = 132
