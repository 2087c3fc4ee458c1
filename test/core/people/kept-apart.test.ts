import { expect, test } from 'vitest'
import { sharingGroups } from '#core/people/kept-apart.ts'

const person = (no: number, lastName: string, nationality = '', club: string | null = null) => ({
  no,
  lastName,
  nationality,
  club,
})

test('players of one club, federation or family form a group, alone or unknown ones do not', () => {
  const people = [
    person(1, 'Lee', 'NED', 'Rooks'),
    person(2, 'lee', 'GER', 'Rooks '),
    person(3, 'Day', 'NED'),
    person(4, 'Orr', '', 'Owls'),
  ]
  expect(sharingGroups(people, 'club')).toEqual([[1, 2]])
  expect(sharingGroups(people, 'federation')).toEqual([[1, 3]])
  expect(sharingGroups(people, 'family')).toEqual([[1, 2]])
})
