import { createSeason } from './create-season.ts'
import { linkDivision, setDivisions } from './division-acts.ts'
import { editSeason } from './edit-season.ts'
import { addEntries, changeEntry, removeEntries } from './entry-acts.ts'
import { decidePlayoff, linkPlayoff } from './playoff-acts.ts'
import { restoreStage, takeStep } from './take-step.ts'

/** All acts that change a season. */
export const SEASON_ACTS = {
  createSeason,
  editSeason,
  takeStep,
  restoreStage,
  addEntries,
  removeEntries,
  changeEntry,
  setDivisions,
  linkDivision,
  linkPlayoff,
  decidePlayoff,
}
