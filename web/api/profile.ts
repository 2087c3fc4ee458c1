import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import type { ContactAnswers } from '#core/people/contact.ts'
import { get, post } from './client.ts'

export const sessionListQuery = () =>
  queryOptions({ queryKey: queryKeys.sessions(), queryFn: ({ signal }) => get('/profile/sessions', { signal }) })
/** Ends one session, or all without an `id`. */
export const endSessions = (id?: string) => post('/profile/endSessions', { body: id === undefined ? {} : { id } })

type Update = BodyOf<'/profile/updateAccount'>

const updateAccount = (body: Update) => post('/profile/updateAccount', { body })

/** Changes of the user's own profile; each answers with a sentence to show. */
export const updateSetting = (body: BodyOf<'/profile/updateSetting'>) => post('/profile/updateSetting', { body })
export const updateText = (body: Extract<Update, { data: string }>) => updateAccount(body)
type ContactInput = Extract<Update, { account: 'contact' }>['data']
export const updateContact = (data: ContactInput) => updateAccount({ account: 'contact', data })
/** Says which contact details other users see. */
export const answerContacts = (data: ContactAnswers) => updateAccount({ account: 'contactShown', data })
export const updateEmail = (data: { email?: string; public?: boolean; password?: string }) =>
  updateAccount({ account: 'email', data })
export const setAccountPublic = (account: 'lichess' | 'chessCom', isPublic: boolean) =>
  updateAccount({ account, data: { public: isPublic } })
export const removeAccount = (account: BodyOf<'/profile/removeAccount'>['account']) =>
  post('/profile/removeAccount', { body: { account } })
export const verifyEmail = (force: boolean) => post('/profile/email/verify', { body: { force } })
export const authenticateEmail = (code: string) => post('/profile/email/authenticate', { body: { code } })
export const linkChessCom = (username: string) => post('/profile/chessCom/link', { body: { username } })
export const fetchChessComCode = () => get('/profile/chessCom/token')
export const verifyChessCom = () => post('/profile/chessCom/verify')
export const fetchLichessUrl = (games?: 'play' | 'bulk') =>
  get('/profile/lichess/authorize', { query: games === undefined ? {} : { games } })
export const lichessGamesQuery = () =>
  queryOptions({
    queryKey: queryKeys.lichessGames(),
    queryFn: ({ signal }) => get('/profile/lichess/games', { signal }),
  })
export const stopLichessGames = () => post('/profile/lichess/stopGames')
export const linkLichess = (body: BodyOf<'/profile/lichess/link'>) => post('/profile/lichess/link', { body })
export const updateFromLichess = () => get('/profile/lichess/updateFrom')
export const fetchFacebookUrl = () => get('/profile/facebook/authorize')
export const linkFacebook = (body: BodyOf<'/profile/facebook/link'>) => post('/profile/facebook/link', { body })
export const deleteAccount = (body: BodyOf<'/profile/delete'>) => post('/profile/delete', { body })
