import { expect, test } from 'vitest'
import { readSquad, rosterOfSquad, writtenSquad, type SquadPlayer } from '#core/season/squads.ts'

const TEXT = 'Anna Novak 2145\n\n  Łukasz Żurawski\nJan van der Berg III, 1980\nAgent 47 \nWGM Zoë Lee 2200'

const read = (text: string, before: SquadPlayer[] = []): SquadPlayer[] => readSquad(text, before).players

test('players are read line by line, with a title before the name and a rating behind it', () => {
  expect(read(TEXT).map(({ name, title, rating }) => [name, title, rating])).toEqual([
    ['Anna Novak', '', 2145],
    ['Łukasz Żurawski', '', 0],
    ['Jan van der Berg III', '', 1980],
    ['Agent 47', '', 0],
    ['Zoë Lee', 'WGM', 2200],
  ])
})

test.each([
  ['columns of a spreadsheet', '1. GM Lee, Ann\t2310\tENG\t400001\n2. Ray, Bo\t2200\tENG\t400002'],
  ['a file with a head', 'FIDE ID;Name;Title;Fed;Rating\n400001;Lee, Ann;GM;ENG;2310\n400002;Ray, Bo;;ENG;2200'],
])('%s have titles, countries and FIDE IDs', (_, text) => {
  expect(read(text)).toEqual([
    { name: 'Ann Lee', title: 'GM', rating: 2310, nationality: 'ENG', fideId: '400001' },
    { name: 'Bo Ray', title: '', rating: 2200, nationality: 'ENG', fideId: '400002' },
  ])
})

test.each([
  ['Lee, Ann 2310', 'Ann Lee'],
  ['LEE Ann 2310', 'Ann Lee'],
  ['محمد علي 2310', 'محمد علي'],
])('a name as in other lists: %s', (text, name) => {
  expect(read(text)).toEqual([{ name, title: '', rating: 2310, nationality: '' }])
})

test.each([
  ['Lee, Ann, 2310\nvan der Berg, Bo, 2200', ['Ann Lee', 'Bo van der Berg']],
  ['Lee, Ann, WGM\nRay, Bo, IM', ['Ann Lee', 'Bo Ray']],
  ['Ann Lee, Rooks, 2310\nBo Ray, Rooks, 2200', ['Ann Lee', 'Bo Ray']],
])('commas may separate last from first names, or names from clubs: %s', (text, names) => {
  expect(read(text).map(({ name }) => name)).toEqual(names)
})

test('a line that is no player is told, and the others are read', () => {
  const { players, unused } = readSquad('Ann Lee\n1234\nBo Ray')
  expect(players.map(({ name }) => name)).toEqual(['Ann Lee', 'Bo Ray'])
  expect(unused).toMatchObject([{ line: 2, text: '1234' }])
})

test('a written list reads as the same players', () => {
  const squad = read(TEXT)
  expect(read(writtenSquad(squad))).toEqual(squad)
})

test('players get numbers after those of other teams, in board order', () => {
  expect(rosterOfSquad(read('Ann\nBo\nCy'), 3, 11).map(({ no, team, board }) => [no, team, board])).toEqual([
    [11, 3, 1],
    [12, 3, 2],
    [13, 3, 3],
  ])
})

test('a changed list keeps what it doesn’t show of its players: countries, FIDE IDs', () => {
  const ann = { name: 'Ann Lee', title: 'WGM', rating: 2310, nationality: 'ENG', fideId: '400001' }
  const [namesake, other] = [
    { ...ann, title: '', fideId: '400002' },
    { ...ann, name: 'Bo Ray', title: 'FM' },
  ]
  expect(read('Cy Moe 1900\nWGM Ann Lee 2320\nAnn Lee 2310', [ann, namesake, other])).toEqual([
    { name: 'Cy Moe', title: '', rating: 1900, nationality: '' },
    { ...ann, rating: 2320 },
    namesake,
  ])
})
