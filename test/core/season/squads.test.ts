import { expect, test } from 'vitest'
import { readSquad, rosterOfSquad, writtenSquad } from '#core/season/squads.ts'

const TEXT = 'Anna Novak 2145\n\n  Łukasz Żurawski\nJan van der Berg III, 1980\nAgent 47 '

test('players are read line by line, with a rating behind the name', () => {
  expect(readSquad(TEXT).map(({ name, rating }) => [name, rating])).toEqual([
    ['Anna Novak', 2145],
    ['Łukasz Żurawski', 0],
    ['Jan van der Berg III', 1980],
    ['Agent 47', 0],
  ])
})

test('a written list reads as the same players', () => {
  const squad = readSquad(TEXT)
  expect(readSquad(writtenSquad(squad))).toEqual(squad)
})

test('players get numbers after those of other teams, in board order', () => {
  expect(rosterOfSquad(readSquad(TEXT), 3, 11).map(({ no, team, board }) => [no, team, board])).toEqual([
    [11, 3, 1],
    [12, 3, 2],
    [13, 3, 3],
    [14, 3, 4],
  ])
})

test('a changed list keeps what it doesn’t show of its players: titles, countries, FIDE IDs', () => {
  const ann = { name: 'Ann Lee', title: 'WGM', rating: 2310, nationality: 'ENG', fideId: '400001' }
  const [namesake, other] = [
    { ...ann, title: '', fideId: '400002' },
    { ...ann, name: 'Bo Ray', title: 'FM' },
  ]
  expect(readSquad('Cy Moe 1900\nAnn Lee 2320\nAnn Lee 2310', [ann, namesake, other])).toEqual([
    { name: 'Cy Moe', title: '', rating: 1900, nationality: '' },
    { ...ann, rating: 2320 },
    namesake,
  ])
})
