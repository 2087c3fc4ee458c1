import * as z from 'zod/mini'
import { federation } from '../people/federations.ts'
import { MERGED_FIELDS } from '../people/team-merge.ts'
import { isUsername } from '../people/username.ts'
import { nameField } from './name-field.ts'

const CHOOSE = 'Choose a user from the list.'
const username = z.string(CHOOSE).check(z.trim(), z.refine(isUsername, CHOOSE))

/** POST /team/{id}/addUser and /removeUser */
export const MemberInput = z.object({ username })

/** POST /team/{id}/setLevel: 1 for an admin, 0 for a member. */
export const MemberLevelInput = z.object({
  username,
  level: z.literal([0, 1], 'The level must be 0 (member) or 1 (admin).'),
})

const MAX_DESCRIPTION = 280
const TOO_LONG = `Description can’t be longer than ${MAX_DESCRIPTION} characters.`
const NAME = 'Team name must be 1 to 100 characters.'
const NATION = 'Enter the federation’s three-letter code.'
const ECF = 'Enter a valid ECF code.'
const FIDE = 'A FIDE ID has digits only.'

/** POST /team/{id}/update; what is not named stays as it is. */
export const TeamInput = z.object({
  name: z.optional(nameField(100, NAME)),
  description: z.optional(z.string(TOO_LONG).check(z.trim(), z.maxLength(MAX_DESCRIPTION, TOO_LONG))),
  nationality: z.optional(
    z.pipe(
      z.string(NATION).check(z.refine((code) => code === '' || federation(code) !== undefined, NATION)),
      z.transform((code) => federation(code) ?? ''),
    ),
  ),
  ecf: z.optional(z.string(ECF).check(z.trim(), z.regex(/^[\dA-Za-z]{0,12}$/, ECF))),
  fide: z.optional(z.string(FIDE).check(z.trim(), z.regex(/^\d{0,12}$/, FIDE))),
})
export type TeamChange = z.infer<typeof TeamInput>

const INTO = 'Choose the team to merge into.'
const KEEP = 'keepFields can be description, ecf or fide.'
/** POST /team/{id}/merge: `keepFields` are kept of the team that goes. */
export const MergeTeamsInput = z.object({
  to: z.string(INTO).check(z.regex(/^[\w-]{1,64}$/, INTO)),
  keepFields: z._default(z.array(z.enum(MERGED_FIELDS, KEEP), KEEP).check(z.maxLength(3, KEEP)), []),
})
