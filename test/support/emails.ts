import { bindings } from './worker.ts'

export interface StoredLetter {
  recipient: string
  subject: string
  body: string
}

export async function emailsTo(recipient: string): Promise<StoredLetter[]> {
  const { results } = await bindings.DB.prepare(
    'select recipient, subject, body from letters where recipient = ?1 order by id desc',
  )
    .bind(recipient)
    .all<StoredLetter>()
  return results
}

/** A query parameter of the link in the latest email to an address. Throws if there is none. */
export async function linkParameter(recipient: string, name: string): Promise<string> {
  const [letter] = await emailsTo(recipient)
  const link = /https?:\/\/\S+/.exec(letter?.body ?? '')?.[0]
  const value = link && new URL(link).searchParams.get(name)
  if (!value) throw new Error(`No email to ${recipient} has a link with ${name}.`)
  return value
}
