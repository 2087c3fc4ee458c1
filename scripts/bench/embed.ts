import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

/** The requests of an embed in a browser that has cookies of the site. */
export async function embedRows(browser: Browser, address: string): Promise<Measurement[]> {
  const context = await browser.newContext({ viewport: { width: 480, height: 900 } })
  await context.addCookies([{ name: 'theme', value: 'dark', url: address }])
  const page = await context.newPage()
  const answers: { kind: string; bytes: number; cookies: number }[] = []
  const reading: Promise<void>[] = []
  page.on('response', (answer) => {
    const read = async () => {
      const kind = answer.request().resourceType()
      const { 'set-cookie': set } = await answer.allHeaders()
      answers.push({ kind, bytes: gzipSync(await answer.body()).length, cookies: set ? 1 : 0 })
    }
    reading.push(read())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  await context.close()
  const files = answers.filter(({ kind }) => kind === 'script' || kind === 'stylesheet')
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return [
    boundAtMost('embed of standings: scripts and styles, gzip', 46, sum(files.map(({ bytes }) => bytes)) / 1000, 'kB'),
    // Two of them are fonts, for which its content doesn’t wait.
    boundAtMost('embed of standings: requests', 5, answers.length),
    boundEqual('embed of standings: cookies set', 0, sum(answers.map(({ cookies }) => cookies))),
  ]
}
