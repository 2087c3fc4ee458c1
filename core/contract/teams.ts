import * as z from 'zod/mini'
import { MAX_ABOUT, MAX_TEAM_NAME } from '../limits/profile.ts'
import { MERGED_FIELDS } from '../people/team-merge.ts'
import { isUsername } from '../people/username.ts'
import { ecfCode, fideId, idField, nameField, typedFederation } from './fields.ts'

const CHOOSE = 'Choose a user from the list.'
const username = z.string(CHOOSE).check(z.trim(), z.refine(isUsername, CHOOSE))

/** POST /team/{id}/addUser and /removeUser */
export const MemberInput = z.object({ username })

/** POST /team/{id}/setLevel: 1 for an admin, 0 for a member. */
export const MemberLevelInput = z.object({
  username,
  level: z.literal([0, 1], 'The level must be 0 (member) or 1 (admin).'),
})

const TOO_LONG = `Description can’t be longer than ${MAX_ABOUT} characters.`
const NAME = `Team name must be 1 to ${MAX_TEAM_NAME} characters.`

/** POST /team/{id}/update; missing fields stay unchanged. */
export const TeamInput = z.object({
  name: z.optional(nameField(MAX_TEAM_NAME, NAME)),
  description: z.optional(z.string(TOO_LONG).check(z.trim(), z.maxLength(MAX_ABOUT, TOO_LONG))),
  nationality: z.optional(typedFederation),
  ecf: z.optional(ecfCode),
  fide: z.optional(fideId),
})
export type TeamChange = z.infer<typeof TeamInput>

const KEEP = 'keepFields can be description, ecf or fide.'
/** POST /team/{id}/merge; `keepFields` are copied from the team that is removed. */
export const MergeTeamsInput = z.object({
  to: idField('Choose the team to merge into.'),
  keepFields: z._default(z.array(z.enum(MERGED_FIELDS, KEEP), KEEP).check(z.maxLength(3, KEEP)), []),
})
