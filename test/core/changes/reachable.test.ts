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
// sends this request. Exceptions are listed here, and must leave the list once they are reachable.

const SETTINGS_WITHOUT_A_SCREEN: (keyof Settings)[] = ['vanityURL', 'source', 'edition']
const REQUESTS_WITHOUT_A_SCREEN: DeskRequestType[] = ['abandon', 'grantBonus', 'revokeBonus']

const WITHOUT_A_SCREEN = 'without a screen yet'
const UNDO = 'the inverse of an act that has a request'
const CHESS_SITE = 'a chess site reports it'

/** The desk request, or the path of the call, that makes each act. */
const MADE_BY: Record<
  ActType,
  DeskRequestType | `/${string}` | typeof WITHOUT_A_SCREEN | typeof UNDO | typeof CHESS_SITE
> = {
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
  setFixtureTalk: '/tournament/:id/proposeTime',
  renumber: 'renumber',
}

/**
 * The source of changes to each fact of a tournament: the desk's requests, other parts of the site, or only a file so
 * far.
 */
const FACTS: Record<keyof Snapshot, 'the desk' | 'other parts' | typeof WITHOUT_A_SCREEN> = {
  id: 'other parts',
  version: 'other parts',
  name: 'the desk',
  user: 'other parts',
  active: 'the desk',
  round: 'the desk',
  createdAt: 'other parts',
  updatedAt: 'other parts',
  settings: 'the desk',
  systems: WITHOUT_A_SCREEN,
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
  accelerations: WITHOUT_A_SCREEN,
  initialColour: WITHOUT_A_SCREEN,
  fixedColours: WITHOUT_A_SCREEN,
}

/** Columns and tables that pages show, and the word that a request to change them would contain. */
const OTHERS_WITHOUT_A_SCREEN = {
  'featured pairings': 'featured',
  'notices of the site': 'notice',
  'notes on entries': 'notes',
}

const sourceOf = (pattern: string): string =>
  globSync(pattern, { exclude: ['**/describe/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const WEB = sourceOf('web/**/*.{ts,tsx}')
const SERVER = sourceOf('{worker,party}/**/*.ts')
const CONTRACT = sourceOf('core/contract/*.ts')

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
    expect(hasForm(key) && isAccepted(key)).toBe(!SETTINGS_WITHOUT_A_SCREEN.includes(key))
  },
)

test.each(Object.keys(DESK_EXAMPLES) as DeskRequestType[])('a page sends the request %s', (type) => {
  expect(WEB.includes(`type: '${type}'`)).toBe(!REQUESTS_WITHOUT_A_SCREEN.includes(type))
})

test.each(Object.entries(MADE_BY) as [ActType, string][])('the act %s comes from: %s', (type, maker) => {
  if (maker === WITHOUT_A_SCREEN) expect([requestsOf(type), isMadeByServer(type)]).toEqual([[], false])
  else if (maker === CHESS_SITE) expect(isMadeByServer(type)).toBe(true)
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

test.each(Object.entries(OTHERS_WITHOUT_A_SCREEN))('no request changes %s yet', (_, word) => {
  expect(CONTRACT.toLowerCase()).not.toContain(word)
})
