import type { Contact } from '#core/people/contact.ts'
import { get, post } from './client.ts'

interface Said {
  message: string
}

/** Acts on the own profile; each answers with what to tell the person. */
export const updateSetting = (given: { theme?: string; backgroundURL?: string }): Promise<Said> =>
  post('/profile/updateSetting', given)
export const updateText = (given: {
  account: 'bio' | 'name' | 'nationality' | 'fide' | 'ecf'
  data: string
}): Promise<Said> => post('/profile/updateAccount', given)
export const updateContact = (data: Omit<Contact, 'email'>): Promise<Said> =>
  post('/profile/updateAccount', { account: 'contact', data })
export const updateEmail = (data: { email?: string; public?: boolean }): Promise<Said> =>
  post('/profile/updateAccount', { account: 'email', data })
export const showAccount = ({ id, isPublic }: { id: string; isPublic: boolean }): Promise<Said> =>
  post('/profile/updateAccount', { account: id, data: { public: isPublic } })
export const removeAccount = (account: string): Promise<Said> => post('/profile/removeAccount', { account })
export const verifyEmail = (force: boolean): Promise<Said> => post('/profile/email/verify', { force })
export const authenticateEmail = (code: string): Promise<Said> => post('/profile/email/authenticate', { code })
export const linkChessCom = (username: string): Promise<Said> => post('/profile/chessCom/link', { username })
export const proofOfChessCom = (): Promise<{ token: string }> => get('/profile/chessCom/token')
export const verifyChessCom = (): Promise<Said> => post('/profile/chessCom/verify')
export const lichessAddress = (): Promise<{ url: string }> => get('/profile/lichess/authorize')
export const linkLichess = (given: { code: string; state: string }): Promise<Said> =>
  post('/profile/lichess/link', given)
export const updateFromLichess = (): Promise<Said> => get('/profile/lichess/updateFrom')
export const deleteAccount = (given: { password: string; name: string }): Promise<Said> =>
  post('/profile/delete', given)
