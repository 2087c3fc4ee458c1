import { expect, test } from 'vitest'
import { HOUR } from '#core/time.ts'
import { aFestival } from '#test/support/made-festival.ts'
import { emailsTo } from '#test/support/emails.ts'
import { ask, bindings, postJson } from '#test/support/worker.ts'
import { writeRoundLetters } from '#worker/jobs/round-letters.ts'
import { settlePlaces } from '#worker/jobs/settle-places.ts'

let entered = 0
/** Enters somebody by the form, with consent to letters. */
async function enter(id: string, firstName: string, sections: string[], more: object = {}) {
  entered += 1
  const secret = `${id}-${entered}`.padEnd(32, 'x')
  const email = `${firstName}@${id}.example`
  const person = { firstName, lastName: 'Novák', birth: '1990' }
  const sent = { person, email, letters: true, sections, secret, ...more }
  const answer = await postJson(`/api/festival/${id}/enter`, sent)
  expect(`${answer.status} ${answer.text}`).toMatch(/^200 /)
  return { secret, email: email.toLowerCase() }
}
const bodies = async (address: string) => (await emailsTo(address)).map(({ body }) => body)
const stopLink = (body: string) => /http:\/\/localhost(\/letters\?stop=\S+)/.exec(body)![1]!
const answer = (id: string, secret: string, section: string, accept: boolean) =>
  postJson(`/api/festival/${id}/answerOffer`, { secret, section, accept })

test('who agreed to emails gets the address of their entry, and hears when a place becomes theirs', async () => {
  const { id, a, blitz } = await aFestival('mail-enter')
  const ann = await enter(id, 'Ann', [a, blitz])
  const silent = await enter(id, 'Bo', [a], { letters: false })
  const cy = await enter(id, 'Cy', [a])
  const [letter, ...others] = await emailsTo(ann.email)
  expect(others).toEqual([])
  expect(letter!.subject).toBe('Quay Festival: your entry')
  expect(letter!.body).toContain('Open A: you are in.\nBlitz: you are in.')
  expect(letter!.body).toContain(`http://localhost/f/${id}/join#${ann.secret}`)
  expect(await bodies(silent.email)).toEqual([])
  expect((await bodies(cy.email))[0]).toContain('Open A: you are number 1 on the waiting list.')
  // She sees on her screen that she has left.
  await answer(id, ann.secret, a, false)
  expect(await bodies(ann.email)).toHaveLength(1)
  const [news] = await bodies(cy.email)
  expect(news).toContain('Open A: you are in.')
  expect(news).not.toContain(cy.secret)
})

test('a place that is held for somebody and not taken goes on at its time, and both hear of it', async () => {
  const { id, a, send } = await aFestival('mail-held')
  await send(`/${id}/change`, { request: { type: 'edit', change: { holdHours: 24 } } })
  const ann = await enter(id, 'Ann', [a])
  await enter(id, 'Bo', [a])
  const [cy, di] = [await enter(id, 'Cy', [a]), await enter(id, 'Di', [a])]
  await answer(id, ann.secret, a, false)
  expect((await bodies(cy.email))[0]).toMatch(/Open A: a place is held for you until .+\. Take it before then/)
  const settle = () => settlePlaces(bindings, Date.now(), () => {})
  await settle()
  expect(await bodies(di.email)).toHaveLength(1)
  await bindings.DB.prepare(
    `update festival_places set offered_until = ?1 where festival_id = ?2 and state = 'offered'`,
  )
    .bind(Date.now() - HOUR, id)
    .run()
  await settle()
  await settle()
  expect((await bodies(cy.email))[0]).toContain('you did not take the place in time')
  expect(await bodies(cy.email)).toHaveLength(3)
  expect((await bodies(di.email))[0]).toContain('a place is held for you')
  expect(await bodies(di.email)).toHaveLength(2)
})

test('a payment is no news by email, a move by the desk is', async () => {
  const { id, a, b, send } = await aFestival('mail-desk')
  const ann = await enter(id, 'Ann', [a])
  await send(`/${id}/changeRegister`, {
    request: { type: 'pay', no: 1, amount: 4000, way: 'cash', day: '2026-11-01', note: null },
  })
  expect(await bodies(ann.email)).toHaveLength(1)
  await send(`/${id}/changeRegister`, { request: { type: 'move', no: 1, from: a, to: b } })
  const [news] = await bodies(ann.email)
  expect(news).toContain('Open A: you are no longer entered.')
  expect(news).toContain('Open B: you are in.')
})

test('an entrant who agreed gets the pairings of a section, and the link of any email stops those of the festival', async () => {
  const { id, a, send, headers } = await aFestival('mail-round')
  const [ann, bo] = [await enter(id, 'Ann', [a]), await enter(id, 'Bo', [a])]
  const desk = async (request: object) => {
    const done = await postJson(`/api/tournament/${a}/change`, { request }, headers)
    expect(`${done.status} ${done.text}`).toMatch(/^200 /)
  }
  await desk({ type: 'editEvent', settings: { letters: 'pairings' } })
  const stopped = await postJson(stopLink((await bodies(bo.email))[0]!), {})
  expect(stopped.status).toBe(303)
  await desk({ type: 'draw', round: 1 })
  await desk({ type: 'publish', round: 1 })
  await writeRoundLetters(bindings, Date.now())
  expect((await emailsTo(ann.email))[0]!.subject).toMatch(/: your pairing in round 1$/)
  expect(await bodies(bo.email)).toHaveLength(1)
  // Nor of places.
  await send(`/${id}/changeRegister`, { request: { type: 'place', no: 2, section: a, state: 'out' } })
  expect(await bodies(bo.email)).toHaveLength(1)
  const changes = await ask(`/api/tournament/${a}/getChanges`)
  expect(changes.status).toBe(200)
  expect(changes.text).not.toContain('mail-round.example')
})
