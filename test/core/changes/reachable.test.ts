import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Act, ActType } from '#core/changes/act.ts'
import { inverseOf } from '#core/changes/acts.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequestType } from '#core/changes/desk-requests.ts'
import { DeskChangeInput } from '#core/contract/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import { DESK_EXAMPLES, planned } from '#test/support/desk-examples.ts'

// Everything stored must be reachable: each setting and act has a request that changes or makes it, and a page that
// sends this request.

const UNDO = 'the inverse of an act that has a request'
const CHESS_SITE = 'a chess site reports it'

/** The desk request, or the path of the call, that makes each act. */
const MADE_BY: Record<ActType, DeskRequestType | `/${string}` | typeof UNDO | typeof CHESS_SITE> = {
  setResult: 'enterResult',
  decideMatch: 'decide',
  reportResult: '/submit/result',
  abortMatch: CHESS_SITE,
  restorePairing: UNDO,
  addLink: '/submit/gameLink',
  removeLink: '/submit/removeGameLink',
  join: '/tournament/:id/join',
  addEntry: '/tournament/:id/answerRequest',
  withdrawEntry: '/tournament/:id/withdraw',
  removeEntry: UNDO,
  renameEntry: '/profile/delete',
  claimEntry: '/tournament/:id/answerClaim',
  setOwner: '/tournament/:id/withdraw',
  eraseIndividual: '/profile/delete',
  grantBonus: 'grantBonus',
  revokeBonus: 'revokeBonus',
  restoreBonuses: UNDO,
  setMini: 'setMini',
  ruleMini: 'ruleMini',
  announce: '/tournament/:id/announce',
  editAnnouncement: '/tournament/:id/editAnnouncement',
  takeDownAnnouncement: '/tournament/:id/takeDownAnnouncement',
  importTournament: '/tournament/import',
  createTournament: '/tournament/create',
  editEvent: 'editEvent',
  setStage: 'open',
  addEntries: 'addEntries',
  removeEntries: 'removeEntries',
  editEntry: 'editEntry',
  refreshRatings: 'refreshRatings',
  setWithdrawal: 'withdraw',
  setExclusion: 'expel',
  setFideMode: 'leaveFideMode',
  setRemark: 'exchangeNumbers',
  setPrizes: 'setPrizes',
  drawRound: 'draw',
  discardDraw: 'discardDraw',
  scheduleRound: 'schedule',
  editDraw: 'editDraw',
  setForbidden: 'redraw',
  publishRound: 'publish',
  unpublishRound: 'unpublish',
  changeBoards: 'swapColours',
  setRoundClosed: 'close',
  setBye: 'setBye',
  setCheckIns: 'checkIn',
  setLineUp: '/tournament/:id/handInLineUp',
  setRoster: '/tournament/:id/setRoster',
  setTime: 'setTime',
  setFeatured: 'feature',
  setFixtureTalk: '/tournament/:id/proposeTime',
  renumber: 'renumber',
}

/** The source of changes to each fact of a tournament: the desk's requests, or other parts of the site, such as imports. */
const FACTS: Record<keyof Snapshot, 'the desk' | 'other parts'> = {
  id: 'other parts',
  version: 'other parts',
  name: 'the desk',
  user: 'other parts',
  active: 'the desk',
  round: 'the desk',
  createdAt: 'other parts',
  updatedAt: 'other parts',
  settings: 'the desk',
  systems: 'the desk',
  dates: 'the desk',
  players: 'the desk',
  rounds: 'the desk',
  bonuses: 'the desk',
  stage: 'the desk',
  closed: 'the desk',
  remarks: 'the desk',
  reportLines: 'other parts',
  prizes: 'the desk',
  desk: 'the desk',
  hidden: 'other parts',
  forbidden: 'the desk',
  accelerations: 'the desk',
  initialColour: 'the desk',
  fixedColours: 'other parts',
}

const sourceOf = (pattern: string): string =>
  globSync(pattern, { exclude: ['**/describe/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const WEB = sourceOf('web/**/*.{ts,tsx}')
const SERVER = sourceOf('{worker,party}/**/*.ts')

const PLANS = Object.values(DESK_EXAMPLES).map(({ on, request }) => ({
  type: request.type,
  plan: planned(on, deskActs(on, request)),
}))
const requestsOf = (type: ActType): DeskRequestType[] =>
  PLANS.filter(({ plan }) => plan.acts.some((act) => act.type === type)).map((made) => made.type)
const isMadeByServer = (type: ActType): boolean => new RegExp(String.raw`(type:|\|) '${type}'`).test(SERVER)

/** Forms write settings with web/parts/desk/settings/setting-fields.ts or directly. */
const hasForm = (key: string): boolean =>
  new RegExp(String.raw`(\bset\(|settings: )\{ ${key}\b|\b(text|points|count)\('${key}'\)`).test(WEB)
const isAccepted = (key: keyof Settings): boolean => {
  const request = { type: 'editEvent', settings: { [key]: DEFAULTS[key] } }
  const read = DeskChangeInput.parse({ request }).request
  return 'settings' in read && read.settings !== undefined && key in read.settings
}

test.each(Object.keys(DEFAULTS) as (keyof Settings)[])(
  'the setting %s is in a form and is sent as editEvent',
  (key) => {
    expect(hasForm(key) && isAccepted(key)).toBe(true)
  },
)

test.each(Object.keys(DESK_EXAMPLES) as DeskRequestType[])('a page sends the request %s', (type) => {
  expect(WEB.includes(`type: '${type}'`)).toBe(true)
})

test.each(Object.entries(MADE_BY) as [ActType, string][])('the act %s comes from: %s', (type, maker) => {
  if (maker === CHESS_SITE) expect(isMadeByServer(type)).toBe(true)
  else if (maker === UNDO) expect(inverseTypes()).toContain(type)
  else if (maker.startsWith('/')) expect([isMadeByServer(type), isCalled(maker)]).toEqual([true, true])
  else expect(requestsOf(type)).toContain(maker)
})

const isCalled = (path: string): boolean =>
  WEB.includes(`'${path}'`) || WEB.includes(`\`${path.replace('/tournament/', '/${type}/')}\``)

/** The types of inverses that no request makes directly. */
function inverseTypes(): (ActType | undefined)[] {
  const { on } = DESK_EXAMPLES.enterResult
  const entry = {
    no: 9,
    firstName: 'Ann',
    lastName: 'Lee',
    title: '',
    rating: 0,
    nationality: '',
    pool: 0,
    active: true,
  }
  const acts: Act[] = [
    { type: 'abortMatch', round: 1, no: 1 },
    { type: 'join', entry: { ...entry, joinedFrom: null, withdrawnFrom: null, owner: null } },
  ]
  const revoked = inverseOf(DESK_EXAMPLES.revokeBonus.on, { type: 'revokeBonus', no: 1, round: 1 })
  return [...acts.map((act) => inverseOf(on, act)?.type), revoked?.type]
}

test.each(Object.entries(FACTS) as [keyof Snapshot, string][])('the fact %s is changed by: %s', (key, by) => {
  const isChanged = PLANS.some(({ plan }) => JSON.stringify(plan.before[key]) !== JSON.stringify(plan.after[key]))
  expect(isChanged).toBe(by === 'the desk')
})
