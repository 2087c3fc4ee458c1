import { expect, test } from 'vitest'
import { aRound } from '#test/support/build.ts'
import { ask, aSaved } from '#test/support/worker.ts'
import { networkOf } from '#worker/http/client-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['here', 'here'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('all addresses of an IPv6 network count as one for rate limits', async () => {
  const link = 'https://www.chess.com/live#tm=8123456'
  await aSaved({ id: 'sixnet', rounds: [aRound('1-2 *', { facts: { 0: { link } } })] })
  const path = `/api/tournament/sixnet/scrapeChessComTeamPage?${new URLSearchParams({ url: link })}`
  const attempt = (address: string) => ask(path, { headers: { 'cf-connecting-ip': address } })
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, at) => attempt(`2001:db8:77:1:${at.toString(16)}:${at * 7}::${at}`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await attempt('2001:db8:77:2::1')).status).not.toBe(429)
})
