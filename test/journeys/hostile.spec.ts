import type { Page } from '@playwright/test'
import { askFor } from './made-event.ts'
import { anOwnEvent } from './own-event.ts'
import { register } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

declare global {
  interface Window {
    /** Set if any hostile text is executed as a script. */
    hacked?: unknown
    violations: string[]
  }
}

const TEXTS = {
  script: '<script>hacked=1</script>',
  handler: '"><img src=x onerror=hacked=1>',
  svg: "'><svg/onload=hacked=1>",
  link: '[x](javascript:hacked=1)',
  address: 'javascript:hacked=1',
  reversed: '\u202Egnp.exe \u2066{{7*7}}${7*7}',
  control: 'a\u0007c',
}
const ALL = Object.values(TEXTS).join(' ')
const HUGE = 'x'.repeat(100_000)

/** Posts from the page, with its session. */
const act = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, text]) => {
      const kept = Object.fromEntries(document.cookie.split('; ').map((one) => one.split('=')))
      const answer = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: JSON.stringify(kept) },
        body: text!,
      })
      return { status: answer.status, text: await answer.text() }
    },
    [path, JSON.stringify(body)] as const,
  )

for (const tag of ['@gate', '@audit'])
  test(
    `hostile words in every field that a person writes are ${tag === '@gate' ? 'shown as words' : 'harmless on every page that shows them'}`,
    { tag },
    async ({ visit, context, baseURL, browser }) => {
      const { page } = visit
      await page.addInitScript(() => {
        window.violations = []
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          window.violations.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      page.on('dialog', (dialog) => {
        throw new Error(`A page opened a dialog: ${dialog.message()}`)
      })
      const name = await register(context, baseURL!, 'mallory')
      await visit.to(`/@/${name}`)

      // A code of the organiser gives them the team.
      const organiser = await browser.newContext({ baseURL: baseURL! })
      const { id: event } = await anOwnEvent(organiser, baseURL!, {
        name: 'Open to all',
        names: ['Rooks'],
        competitors: 'team',
        gamesPerMatch: 2,
      })
      const { code } = await askFor<{ code: string }>(organiser, baseURL!, `team/${event}-1/createCode`, {})
      const { id: team } = JSON.parse((await act(page, `/team/${event}-1/create`, { method: 'code', code })).text) as {
        id: string
      }

      const account = (what: string, words: unknown) =>
        act(page, '/profile/updateAccount', { account: what, data: words })
      const contact = Object.fromEntries(
        ['reddit', 'zoom', 'skype', 'facebook', 'phone'].map((way, at) => [way, Object.values(TEXTS)[at]]),
      )
      const feedback = {
        type: 'bug',
        title: ALL,
        content: `${ALL}\n\n<iframe src="/"></iframe>\n\n![x](javascript:hacked=1)`,
      }
      const kept = await Promise.all([
        account('bio', ALL),
        account('name', `${TEXTS.script}${TEXTS.handler}`),
        account('contact', contact),
        act(page, `/team/${team}/update`, { name: TEXTS.svg, description: ALL }),
        act(page, '/profile/submitFeedback', { ...feedback, title: `${TEXTS.script}${TEXTS.handler}${TEXTS.svg}` }),
      ])
      expect(kept.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const post = new URL((JSON.parse(kept[4]!.text) as { link: string }).link).pathname

      const refused = await Promise.all([
        account('bio', HUGE),
        account('name', HUGE),
        account('name', `${TEXTS.svg}${TEXTS.reversed}`),
        act(page, `/team/${team}/update`, { name: 'a\u0000b' }),
        account('bio', 'a\u0000b'),
        act(page, '/profile/submitFeedback', feedback),
        account('nationality', TEXTS.script),
        account('fide', TEXTS.handler),
        account('email', { email: `${TEXTS.handler}@example.org` }),
        act(page, '/profile/updateSetting', { backgroundURL: `https://x/"onerror=hacked=1.png` }),
        act(page, '/profile/updateSetting', { backgroundURL: 'javascript:hacked=1' }),
        act(page, `/team/${team}/update`, { description: HUGE }),
        act(page, '/profile/submitFeedback', { ...feedback, content: HUGE }),
        act(page, '/submit/gameLink', { id: 'rivers-7-10', tournamentId: 'rivers', link: TEXTS.address }),
        act(page, '/profile/chessCom/link', { username: TEXTS.script }),
      ])
      for (const { status, text } of refused) {
        expect(text).not.toContain('hacked')
        expect([400, 403, 413]).toContain(status)
      }

      const others = [
        `/@/${name}/settings`,
        `/users?search=${name}`,
        `/team/${team}/members`,
        `/team/${team}/settings`,
        '/teams?search=%27%3E%3Csvg',
      ]
      for (const at of tag === '@gate' ? [`/@/${name}`, `/team/${team}`, post] : others) {
        await visit.to(at)
        if (at === `/@/${name}`) {
          await expect(page.getByRole('heading', { level: 1 })).toContainText(TEXTS.script + TEXTS.handler)
          await expect(page.getByText(TEXTS.link).first()).toBeVisible()
        }
        if (at === `/team/${team}`) await expect(page.getByRole('heading', { level: 1 })).toContainText(TEXTS.svg)
        expect(await page.evaluate(() => [window.hacked, window.violations])).toEqual([undefined, []])
        expect(await page.locator('[href^="javascript:" i], [src^="javascript:" i], [onerror], [onload]').count()).toBe(
          0,
        )
      }
      expect(visit.complaints().filter((words) => !/40[0-9]|413/.test(words))).toEqual([])
    },
  )
