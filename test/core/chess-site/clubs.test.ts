import { expect, test } from 'vitest'
import { clubSlug, firstClub, type SiteClub, type ExpectedTeam } from '#core/chess-site/clubs.ts'

const knights: SiteClub = { slug: 'harbour-knights', name: 'Harbour Knights' }
const owls: SiteClub = { slug: 'night-owls', name: 'Night Owls' }
const unnamed: SiteClub = { slug: '', name: 'Xyz' }
const team = (name: string, club: string | null = null): ExpectedTeam => ({ name, club })

test.each([
  ['https://api.chess.com/pub/club/night-owls', 'night-owls'],
  ['https://www.chess.com/club/Night-Owls/', 'night-owls'],
  ['https://www.chess.com/club/night-owls?ref=1#members', 'night-owls'],
  ['night-owls', 'night-owls'],
  ['', ''],
])('%s is the club page %s', (address, slug) => {
  expect(clubSlug(address)).toBe(slug)
})

test.each<[string, [SiteClub, SiteClub], [ExpectedTeam, ExpectedTeam], 0 | 1 | undefined]>([
  ['by page', [knights, owls], [team('A', 'harbour-knights'), team('B', 'night-owls')], 0],
  ['by page, the other way round', [knights, owls], [team('A', 'night-owls'), team('B', 'harbour-knights')], 1],
  ['by one page', [knights, owls], [team('A'), team('B', 'harbour-knights')], 1],
  [
    'by the address of a page',
    [knights, owls],
    [team('Lynx Club', 'https://www.chess.com/club/Night-Owls/'), team('B')],
    1,
  ],
  ['by page before name', [knights, owls], [team('Night Owls', 'harbour-knights'), team('Harbour Knights')], 0],
  ['by name', [owls, knights], [team('Harbour Knights'), team('Night Owls')], 1],
  ['by a similar name', [knights, owls], [team('The Night Owls'), team('Elsewhere')], 1],
  ['by one name', [knights, owls], [team('Harbour Knights'), team('Elsewhere')], 0],
  [
    'by the most similar of several similar names',
    [
      { slug: 'b', name: 'Dragons B' },
      { slug: 'a', name: 'Dragons A' },
    ],
    [team('Dragons A'), team('Dragons B')],
    1,
  ],
  ['not at all by a missing page', [unnamed, unnamed], [team('Alpha', ''), team('Omega', '')], undefined],
  ['not at all', [knights, owls], [team('Alpha'), team('Omega')], undefined],
])('clubs are matched with teams %s', (_, clubs, teams, first) => {
  expect(firstClub(clubs, teams)).toBe(first)
})
