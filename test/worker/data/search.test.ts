import { beforeAll, expect, test } from 'vitest'
import { countingDatabase, plan } from '../../support/count-statements.ts'
import { aPerson, aTeam, claims } from '#test/support/people.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { searchNames } from '#worker/data/search.ts'

const db = open(bindings.DB)
const NAMES = 100_000
const names = async (query: string) => (await searchNames(db, query)).map(({ name }) => name)

beforeAll(async () => {
  await bindings.DB.batch([
    bindings.DB.prepare(
      "insert into tournaments (id, name, created_at, updated_at) values ('huge', 'Huge Open', 0, 0)",
    ),
    bindings.DB.prepare(
      `with recursive n (no) as (select 1 union all select no + 1 from n where no < ?1)
      insert into players (tournament_id, no, first_name, last_name, created_at, updated_at)
      select 'huge', no, 'Anna' || (no % 977), 'Bell' || no, 0, 0 from n`,
    ).bind(NAMES),
  ])
  await aSaved({
    id: 'lodz',
    name: 'Łódź Masters',
    players: [
      'GM Émile Dvořák 2500 CZE',
      'Łukasz Żurawski',
      "Seán O'Hara",
      'Nguyễn Đức',
      'विश्वनाथन आनंद',
      'محمد علي',
      'Jörg Müßler',
      'Kaethe Oelschlaeger',
      'Bjørn Ægir',
      'Noël Oʼbrien',
    ],
    rounds: ['1-2 1'],
    settings: { location: 'Łódź, Poland' },
  })
}, 60_000)

test.each([
  ['emile', ['Émile Dvořák']],
  ['DVORAK', ['Émile Dvořák']],
  ['dvor émi', ['Émile Dvořák']],
  ['lukasz zur', ['Łukasz Żurawski']],
  ['nguyen duc', ['Nguyễn Đức']],
  ['o’hara', ["Seán O'Hara"]],
  ["o'hara", ["Seán O'Hara"]],
  ['ohara', ["Seán O'Hara"]],
  ['o’h', ["Seán O'Hara"]],
  ['joerg muessler', ['Jörg Müßler']],
  ['jorg mussler', ['Jörg Müßler']],
  ['JÖRG MÜSS', ['Jörg Müßler']],
  ['käthe ölschläger', ['Kaethe Oelschlaeger']],
  ['kathe olsch', ['Kaethe Oelschlaeger']],
  ['bjoern aegir', ['Bjørn Ægir']],
  ['bjorn agir', ['Bjørn Ægir']],
  ['noel obrien', ['Noël Oʼbrien']],
  ["noël o'brien", ['Noël Oʼbrien']],
  ['विश्वनाथन', ['विश्वनाथन आनंद']],
  ['محمد', ['محمد علي']],
  ['lodz', ['Łódź Masters']],
  ['emile bell', []],
])('%s finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test.each([
  '',
  '   ',
  '"',
  '* AND (',
  'NEAR(',
  '-',
  "';--",
  'kind : user',
  '{folded kind} : a',
  'a" OR "b',
  '^',
  'a'.repeat(100),
])('the words %j are searched for literally', async (query) => {
  await expect(searchNames(db, query)).resolves.toBeInstanceOf(Array)
})

test('hits of each kind have a name, a place and a link', async () => {
  await aTeam('zebras', { name: 'Zebra Chess Club', nationality: 'KEN' })
  await aPerson('u-zoe', { username: 'ZebraZoe', name: 'Zoe Quist', nationality: 'DEN', email: 'hidden@mail.example' })
  await aSaved({ id: 'zeb', name: 'Zebra Open', players: ['Zebra Zimmer 2000 GER'], settings: { vanityURL: 'zebra' } })
  await aSaved({ id: 'zebteam', name: 'League', players: ['Zebra Juniors'], settings: { competitors: 'team' } })
  expect(await searchNames(db, 'zebra')).toEqual([
    {
      id: 'zeb',
      kind: 'tournament',
      name: 'Zebra Open',
      where: '',
      flag: '',
      href: '/t/zebra/dashboard',
      match: null,
      isLive: false,
    },
    {
      id: 'zebras',
      kind: 'team',
      name: 'Zebra Chess Club',
      where: '',
      flag: 'KEN',
      href: '/team/zebras',
      match: null,
      isLive: false,
    },
    {
      id: 'zebteam-1',
      kind: 'team',
      name: 'Zebra Juniors',
      where: 'League',
      flag: '',
      href: '/team/zebteam-1',
      match: null,
      isLive: false,
    },
    {
      id: 'zeb-1',
      kind: 'player',
      name: 'Zebra Zimmer',
      where: 'Zebra Open',
      flag: 'GER',
      href: '/player/zeb-1',
      match: null,
      isLive: false,
    },
    {
      id: 'u-zoe',
      kind: 'user',
      name: 'ZebraZoe',
      where: 'Zoe Quist',
      flag: 'DEN',
      href: '/@/ZebraZoe',
      match: null,
      isLive: false,
    },
  ])
  expect((await searchNames(db, 'quist')).map(({ id }) => id)).toEqual(['u-zoe'])
  expect(await names('hidden')).toEqual([])
})

test('private tournaments and their players are not found', async () => {
  const secret = { id: 'searchsecret', name: 'Clandestine Cup', players: ['Covert Operative'], rounds: ['1 U'] }
  await aSaved({ ...secret, settings: { public: false } })
  expect([await names('clandestine'), await names('covert')]).toEqual([[], []])
  await aSaved(secret)
  expect([await names('clandestine'), await names('covert')]).toEqual([['Clandestine Cup'], ['Covert Operative']])
  await aSaved({ ...secret, settings: { public: false } })
  expect([await names('clandestine'), await names('covert')]).toEqual([[], []])
})

test('current names are found, former ones are not', async () => {
  const event = { id: 'renamed', name: 'Firstname Cup', players: ['Oldname One', 'Stays Here'] }
  await aSaved(event)
  await aSaved({ ...event, name: 'Secondname Cup', players: ['Newname One', 'Stays Here'] })
  expect([await names('firstname'), await names('oldname')]).toEqual([[], []])
  expect([await names('secondname'), await names('newname')]).toEqual([['Secondname Cup'], ['Newname One']])
  await aSaved({ ...event, name: 'Secondname Cup', players: ['Newname One'] })
  expect(await names('stays here')).toEqual([])
  await aPerson('u-old', { username: 'oldhandle' })
  await bindings.DB.prepare("update users set username = 'newhandle', name = 'Hans' where id = 'u-old'").run()
  expect([await names('oldhandle'), await names('newhandle hans')]).toEqual([[], ['newhandle']])
  await aTeam('old-team', { name: 'Merging Knights' })
  await aTeam('new-team', { name: 'Bishops' })
  await bindings.DB.prepare("update teams set merged_into = 'new-team' where id = 'old-team'").run()
  expect(await names('merging')).toEqual([])
  await bindings.DB.prepare("delete from tournaments where id = 'renamed'").run()
  expect([await names('secondname'), await names('newname')]).toEqual([[], []])
})

test('a user who plays in many tournaments is found once', async () => {
  await aPerson('u-many', { username: 'manyhandle' })
  for (const id of ['many1', 'many2', 'many3']) {
    await aSaved({ id, players: ['Polly Everywhere'] })
    await claims(id, 1, { user_id: 'u-many' })
  }
  expect((await searchNames(db, 'everywhere')).map(({ href }) => href)).toEqual(['/@/u-many'])
})

test('the entry of a registered team is found as the team', async () => {
  await aTeam('eagles', { name: 'Eagles of Ghent' })
  await aSaved({ id: 'ghent', players: ['Eagles of Ghent'], settings: { competitors: 'team' } })
  await claims('ghent', 1, { team_id: 'eagles' })
  expect((await searchNames(db, 'eagles ghent')).map(({ href }) => href)).toEqual(['/team/eagles'])
})

test('the exact name comes first, and at most twenty hits come', async () => {
  await aSaved({ id: 'anna', players: ['Annabel Lee', 'Anna', 'Anna Karenina', 'Joan Anna'] })
  const found = await names('anna')
  expect(found).toHaveLength(8)
  expect(found[0]).toBe('Anna')
  for (let at = 0; at < 10; at += 1) {
    await aTeam(`fan${at}`, { name: `Fanfare ${at}` })
    await aPerson(`fan${at}`, { username: `fanfare${at}` })
    await aSaved({ id: `fan${at}`, name: `Fanfare ${at}`, players: ['Fanfare Fan'] })
  }
  const all = await searchNames(db, 'fanfare')
  expect(all).toHaveLength(20)
  expect(Object.keys(Object.groupBy(all, ({ kind }) => kind))).toEqual(['tournament', 'team', 'player', 'user'])
})

test('a search among 100,000 names reads few rows', async () => {
  for (const query of ['a', 'an', 'anna', 'bell99999', 'anna5 bell', 'bell anna', 'nobody', 'b a']) {
    const { d1, statements } = countingDatabase(bindings.DB)
    await searchNames(open(d1), query)
    expect(new Set(statements.map(({ batch }) => batch)).size).toBe(1)
    expect(
      statements.reduce((sum, { read }) => sum + read, 0),
      query,
    ).toBeLessThan(250)
    for (const ran of statements) {
      const steps = await plan(bindings.DB, ran)
      // Only the hits are scanned, and the index by its words.
      const scans = steps.filter(
        (step) =>
          step.startsWith('SCAN') &&
          !/^SCAN (hits|\(subquery|((league|festival)_)?words VIRTUAL TABLE INDEX \d+:M)/.test(step),
      )
      expect(scans).toEqual([])
    }
  }
})
