import { describe, expect, it } from 'vitest'
import { battleReport, parseTeamBattle } from '#core/chess-site/team-battle.ts'

const arena = (more: object = {}) => ({
  id: 'QITRjufu',
  startsAt: '2026-05-01T18:00:00Z',
  minutes: 90,
  isStarted: true,
  teamBattle: { teams: { 'owls-brno': ['Owls of Brno', null], rooks: 'Rooks', knights: ['Knights', 'horse'] } },
  ...more,
})
const standings = {
  id: 'QITRjufu',
  teams: [
    { rank: 1, id: 'rooks', score: 54, players: [] },
    { rank: 2, id: 'owls-brno', score: 38, players: [] },
    { rank: 3, id: 'gone', score: 12, players: [] },
  ],
}
const expected = (name: string, club: string | null = null) => ({ name, club })

describe('a team battle', () => {
  it('has the names of the arena and the points of the standings; a team without points has none', () => {
    expect(parseTeamBattle(arena(), standings)).toEqual({
      status: 'in_progress',
      startTime: Date.UTC(2026, 4, 1, 18),
      endTime: Date.UTC(2026, 4, 1, 19, 30),
      teams: [
        { id: 'owls-brno', name: 'Owls of Brno', score: 38 },
        { id: 'rooks', name: 'Rooks', score: 54 },
        { id: 'knights', name: 'Knights', score: 0 },
      ],
    })
  })

  it('is none where the arena is of single players, or an answer is another one', () => {
    expect(parseTeamBattle({ ...arena(), teamBattle: undefined }, standings)).toBeUndefined()
    expect(parseTeamBattle(arena(), { error: 'Not found.' })).toBeUndefined()
    expect(parseTeamBattle({ ...arena(), startsAt: 'soon' }, standings)).toBeUndefined()
  })

  it('scores a match by both teams’ points, found by the page of the team, else by the name', () => {
    const battle = parseTeamBattle(arena(), standings)!
    expect(battleReport(battle, [expected('OB', 'https://lichess.org/team/owls-brno'), expected('Rooks')])).toEqual({
      bodyStatus: 'in_progress',
      startTime: battle.startTime,
      games: [],
      points: [76, 108],
    })
    expect(battleReport(battle, [expected('Rooks'), expected('owls of brno')])?.points).toEqual([108, 76])
  })

  it('scores nothing for a team that isn’t there, one that left, or one that is both sides', () => {
    const battle = parseTeamBattle(arena(), standings)!
    expect(battleReport(battle, [expected('Rooks'), expected('Bishops of Bath')])).toBeUndefined()
    expect(battleReport(battle, [expected('Rooks'), expected('Gone', 'gone')])).toBeUndefined()
    expect(battleReport(battle, [expected('Rooks'), expected('Rooks')])).toBeUndefined()
  })

  it('may lack teams before it starts, and is over at its end', () => {
    const ahead = parseTeamBattle(arena({ isStarted: undefined, secondsToStart: 600 }), { teams: [] })!
    expect(battleReport(ahead, [expected('Rooks'), expected('Bishops of Bath')])).toEqual({
      bodyStatus: 'scheduled',
      startTime: ahead.startTime,
      games: [],
    })
    const over = parseTeamBattle(arena({ isFinished: true }), standings)!
    expect(battleReport(over, [expected('Rooks'), expected('Owls of Brno')])).toMatchObject({
      bodyStatus: 'finished',
      endTime: Date.UTC(2026, 4, 1, 19, 30),
      points: [108, 76],
    })
  })
})
