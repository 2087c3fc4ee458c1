import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_ABOUT, MAX_TEAM_NAME } from '../limits/profile.ts'
import { MERGED_FIELDS } from '../people/team-merge.ts'
import { isUsername } from '../people/username.ts'
import { ecfCode, fideId, idField, nameField, typedFederation } from './fields.ts'

const CHOOSE = { error: say.chooseUser }
const username = z.string(CHOOSE).check(z.trim(), z.refine(isUsername, CHOOSE))

/** POST /team/{id}/addUser and /removeUser */
export const MemberInput = z.object({ username })

/** POST /team/{id}/setLevel: 1 for an admin, 0 for a member. */
export const MemberLevelInput = z.object({
  username,
  level: z.literal([0, 1], { error: say.memberLevel }),
})

const TOO_LONG = { error: () => say.descriptionTooLong({ max: MAX_ABOUT }) }
const NAME = { error: () => say.teamName({ max: MAX_TEAM_NAME }) }

/** POST /team/{id}/update; missing fields stay unchanged. */
export const TeamInput = z.object({
  name: z.optional(nameField(MAX_TEAM_NAME, NAME)),
  description: z.optional(z.string(TOO_LONG).check(z.trim(), z.maxLength(MAX_ABOUT, TOO_LONG))),
  nationality: z.optional(typedFederation),
  ecf: z.optional(ecfCode),
  fide: z.optional(fideId),
})
export type TeamChange = z.infer<typeof TeamInput>

const KEEP = { error: say.keepFields }
/** POST /team/{id}/merge; `keepFields` are copied from the team that is removed. */
export const MergeTeamsInput = z.object({
  to: idField({ error: say.mergeTarget }),
  keepFields: z._default(z.array(z.enum(MERGED_FIELDS, KEEP), KEEP).check(z.maxLength(3, KEEP)), []),
})
