import type { Act } from '#core/changes/act.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/**
 * An independent model of an event, as an arbiter would keep it on paper: names by number, results by board, check-ins,
 * byes, published rounds.
 */
interface Paper {
  names: Record<string, string>
  results: Record<string, string>
  here: Record<string, boolean>
  byes: Record<string, string>
  lineUps: Record<string, string>
  /** Pairs of the unpublished draw of the next round. */
  draft: string
  rounds: number
}

const pairText = (white: number, black: number | null): string => `${white}-${black ?? 0}`

export function paperOf(snapshot: Snapshot): Paper {
  const { players, desk, round } = snapshot
  const draft = desk?.draws.find((draw) => draw.round === round + 1)
  return {
    names: Object.fromEntries(
      players.no.map((no, at) => [no, `${players.firstName[at]} ${players.lastName[at]} ${players.rating[at]}`]),
    ),
    results: Object.fromEntries(pairings(snapshot).map((one) => [`${one.round}/${one.no}`, one.outcome])),
    here: Object.fromEntries((desk?.checkIns ?? []).map((one) => [`${one.round}/${one.player}`, one.isPresent])),
    byes: Object.fromEntries((desk?.byeRequests ?? []).map((one) => [`${one.round}/${one.player}`, one.type])),
    lineUps: Object.fromEntries(
      (desk?.lineUps ?? []).map((one) => [`${one.round}/${one.team}`, String(one.individuals)]),
    ),
    draft: draft ? draft.pairs.map(({ white, black }) => pairText(white, black)).join(' ') : '',
    rounds: round,
  }
}

type Writing = { [Type in Act['type']]?: (paper: Paper, act: Extract<Act, { type: Type }>) => void }

const enter = (paper: Paper, entry: { no: number; firstName: string; lastName: string; rating: number }): void => {
  paper.names[entry.no] = `${entry.firstName} ${entry.lastName} ${entry.rating}`
}

function strike(paper: Paper, no: number): void {
  delete paper.names[no]
  for (const list of [paper.here, paper.byes, paper.lineUps])
    for (const key of Object.keys(list)) if (key.endsWith(`/${no}`)) delete list[key]
}

const put = <Value>(list: Record<string, Value>, key: string, value: Value | null | undefined): void => {
  if (value === null || value === undefined) delete list[key]
  else list[key] = value
}

/** The effect of each act on the model; acts without an entry have none. */
const WRITINGS: Writing = {
  addEntry: (paper, { entry, desk }) => {
    enter(paper, entry)
    for (const one of desk?.byeRequests ?? []) paper.byes[`${one.round}/${one.player}`] = one.type
    for (const one of desk?.checkIns ?? []) paper.here[`${one.round}/${one.player}`] = one.isPresent
  },
  join: (paper, { entry }) => enter(paper, entry),
  addEntries: (paper, { entries }) => entries.forEach((entry) => enter(paper, entry)),
  removeEntry: (paper, { no }) => strike(paper, no),
  withdrawEntry: (paper, { no }) => strike(paper, no),
  removeEntries: (paper, { nos }) => nos.forEach((no) => strike(paper, no)),
  setResult: (paper, { round, no, change: { outcome } }) => {
    if (outcome !== undefined) paper.results[`${round}/${no}`] = outcome
  },
  changeBoards: (paper, { round, boards, removed }) => {
    for (const no of removed) delete paper.results[`${round}/${no}`]
    for (const { no, outcome } of boards) paper.results[`${round}/${no}`] = outcome
  },
  setCheckIns: (paper, { round, marks }) => {
    for (const { player, isPresent } of marks) put(paper.here, `${round}/${player}`, isPresent)
  },
  setBye: (paper, { round, player, bye }) => put(paper.byes, `${round}/${player}`, bye?.type),
  setLineUp: (paper, { round, team, individuals }) =>
    put(paper.lineUps, `${round}/${team}`, individuals && String(individuals)),
  drawRound: (paper, { draw }) => {
    paper.draft = draw.pairs.map(({ white, black }) => pairText(white, black)).join(' ')
  },
  editDraw: (paper, { pairs }) => {
    paper.draft = pairs.map(({ white, black }) => pairText(white, black)).join(' ')
  },
  discardDraw: (paper) => {
    paper.draft = ''
  },
}

/** Acts with effects beyond this model: after them the model is taken from the snapshot again. */
const COPIED = new Set<Act['type']>([
  'publishRound',
  'unpublishRound',
  'reportResult',
  'abortMatch',
  'restorePairing',
  'editEntry',
  'refreshRatings',
  'renameEntry',
  'renumber',
])

/** The model after an act; undefined if it must be taken from the snapshot. */
export function written(before: Paper, act: Act): Paper | undefined {
  if (COPIED.has(act.type)) return undefined
  const paper = structuredClone(before)
  const write = WRITINGS[act.type] as ((paper: Paper, act: Act) => void) | undefined
  write?.(paper, act)
  return paper
}
