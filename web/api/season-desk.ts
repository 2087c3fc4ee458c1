import { post } from './client.ts'
import type { ChangeOf } from '#core/rows/season-desk.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'

type NewLeague = BodyOf<'/league/create'>
export type NewSeason = BodyOf<'/league/:id/createSeason'>
type SeasonChangeBody = BodyOf<'/league/:id/changeSeason'>
export type SeasonRequest = SeasonChangeBody['request']

export const createLeague = (body: NewLeague, key: string) => post('/league/create', { body, key })
export const createSeason = (league: string, body: NewSeason, key: string) =>
  post('/league/:id/createSeason', { id: league, body, key })
export const changeSeason = (league: string, body: SeasonChangeBody, key: string) =>
  post('/league/:id/changeSeason', { id: league, body, key })
export const undoSeason = (league: string, season: string, of: ChangeOf, version: number, key: string) =>
  post('/league/:id/undoSeason', { id: league, body: { season, of, version }, key })
export const editLeague = (league: string, body: BodyOf<'/league/:id/edit'>, key: string) =>
  post('/league/:id/edit', { id: league, body, key })
type ManagerBody = BodyOf<'/league/:id/addManager'>
export const addManager = (league: string, body: ManagerBody, key: string) =>
  post('/league/:id/addManager', { id: league, body, key })
export const removeManager = (league: string, body: ManagerBody, key: string) =>
  post('/league/:id/removeManager', { id: league, body, key })
