import type { Act } from '#core/changes/act.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** What an arbiter would have on paper: names by numbers, results by boards, who is here, who has a bye, which rounds hang on the wall. */
interface Paper {
  names: Record<string, string>
  results: Record<string, string>
  here: Record<string, boolean>
  byes: Record<string, string>
  lineUps: Record<string, string>
  /** The pairs of the draft that nobody has seen yet. */
  draft: string
  rounds: number
}

const pairText = (white: number, black: number | null): string => `${white}-${black ?? 0}`

/** A snapshot as such a paper would have it. */
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

/** Whoever is struck off is struck off every list. */
function strike(paper: Paper, no: number): void {
  delete paper.names[no]
  for (const list of [paper.here, paper.byes, paper.lineUps])
    for (const key of Object.keys(list)) if (key.endsWith(`/${no}`)) delete list[key]
}

const put = <Value>(list: Record<string, Value>, key: string, value: Value | null | undefined): void => {
  if (value === null || value === undefined) delete list[key]
  else list[key] = value
}

/** How each act is written down; those that are not here change nothing on such a paper. */
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

/** Acts whose outcome needs more than a paper: after them it is copied from the wall. */
const COPIED = new Set<Act['type']>([
  'publishRound',
  'unpublishRound',
  'reportResult',
  'abortMatch',
  'restorePairing',
  'editEntry',
  'renameEntry',
  'renumber',
])

/** The paper after an act, written by hand; undefined where it has to be copied. */
export function written(before: Paper, act: Act): Paper | undefined {
  if (COPIED.has(act.type)) return undefined
  const paper = structuredClone(before)
  const write = WRITINGS[act.type] as ((paper: Paper, act: Act) => void) | undefined
  write?.(paper, act)
  return paper
}
