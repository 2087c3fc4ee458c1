import { bindings } from './worker.ts'

export interface StoredLetter {
  recipient: string
  subject: string
  body: string
}

/** The letters that were sent to an address, the latest first. */
export async function emailsTo(recipient: string): Promise<StoredLetter[]> {
  const { results } = await bindings.DB.prepare(
    'select recipient, subject, body from letters where recipient = ?1 order by id desc',
  )
    .bind(recipient)
    .all<StoredLetter>()
  return results
}

/** What a link of the latest letter to an address carries under a name. */
export async function linkParameter(recipient: string, name: string): Promise<string> {
  const [letter] = await emailsTo(recipient)
  const link = /https?:\/\/\S+/.exec(letter?.body ?? '')?.[0]
  const value = link && new URL(link).searchParams.get(name)
  if (!value) throw new Error(`No letter to ${recipient} carries ${name}.`)
  return value
}
