import { describe, expect, test } from 'vitest'
import { publicAddress } from '#worker/outgoing/public-address.ts'

const site = { ENVIRONMENT: 'production', SITE_URL: 'https://kibitz.tld' } as const
const accepted = (text: string) => publicAddress(text, site) instanceof URL
const words = (lines: string): string[] => lines.trim().split(/[ \n]+/)

/** Spellings of this machine, its network, and the address from which clouds serve their credentials. */
const HOSTS = words(`
  127.0.0.1 127.1 127.0.1 127.255.255.254 0 0.0.0.0 0x7f000001 0x7f.0.0.1 0x7f.1 2130706433 017700000001 0177.0.0.1
  0177.0.0.0x1 00000177.1 127.000.000.001 127.0.0.1. 10.0.0.1 10.1 0xa000001 167772161 012.0.0.1 172.16.0.1 172.31.255.255
  0xac100001 192.168.0.1 192.168.1 0xc0a80001 3232235521 0300.0250.0.1 169.254.169.254 169.254.43518 0xa9fea9fe 2852039166
  0251.0376.0251.0376 0xA9.0xFE.0xA9.0xFE 100.64.0.1 198.18.0.1 224.0.0.1 255.255.255.255 240.0.0.1 192.0.2.1 8.8.8.8 1.1
  0x08080808 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [fe80::1] [fc00::1] [fd12:3456::1]
  [fec0::1] [64:ff9b::7f00:1] [2002:7f00:1::] [2001:db8::1] [ff02::1] [2606:4700::1111] [::ffff:a9fe:a9fe] [::ffff:10.0.0.1]
  [fe80::1%25eth0] localhost LOCALHOST localhost. a.localhost localhost.localdomain ip6-localhost loopback router intranet
  kibitz printer.local nas.lan db.internal metadata.google.internal x.corp x.home x.home.arpa 1.0.0.127.in-addr.arpa x.private
  x.intranet x.test x.invalid x.example x.onion x.alt localhost。 local\u00adhost ｌｏｃａｌｈｏｓｔ ⓛⓞⓒⓐⓛⓗⓞⓢⓣ １２７.０.０.１
  ①②⑦.⓪.⓪.① 127。0。0。1 127.0.0.1%00 %31%32%37.0.0.1 %6c%6fcalhost l%6fcalhost 127.0.0.1.nip.io 10-0-0-1.sslip.io
  app.localtest.me lvh.me x.lvh.me vcap.me 7f000001.rbndr.us NIP.IO a_b.tld.io -a.org a-.org .org a..org org
  ${'a'.repeat(64)}.org ${'a.'.repeat(127)}org kibitz.tld KIBITZ.tld ĸibitz a.1 a.0x7f 1.2.3 1.2.3.4.5 x.0 例え xn-- *.org`)

describe('addresses that are not public are refused', () => {
  test.each([...HOSTS, 'a b.org'])('%s', (host) => {
    for (const text of [`https://${host}`, `https://${host}/hook`, `https://${host}:443/`]) {
      expect([text, accepted(text)]).toEqual([text, false])
    }
  })
})

const NO_ADDRESSES = words(String.raw`
  http://club.org/ HTTP://club.org ftp://club.org file:///etc/passwd data:text/plain,x javascript:1 ws://club.org gopher://club.org
  //club.org /hook club.org club.org:443 https: https:// https:club.org https:/club.org https:///club.org https:\\club.org
  https:/\club.org https://club.org:80/ https://club.org:8443/ https://club.org:22 https://club.org:0 https://club.org:444
  https://ann@club.org/ https://ann:secret@club.org/ https://:x@club.org/ https://club.org@127.0.0.1/ https://127.0.0.1#@club.org/
  https://127.0.0.1?@club.org https://127.0.0.1\@club.org https://club.org\@127.0.0.1 https://[ https://%`)
const WITH_SPACES = [
  '',
  ' https://club.org',
  'https://club.org ',
  'https://cl\tub.org',
  'https://club.org\n',
  'ht\ntps://club.org',
  'https://club.org/\r\nHost: x',
  'https://club.org\u2028',
  'https://club\u00a0.org',
  '\u0000https://club.org',
  'https://club.org/\u0007',
]

test.each([...NO_ADDRESSES, ...WITH_SPACES])('%s is refused as an address of requests', (text) => {
  expect(accepted(text)).toBe(false)
})

test.each([
  ['https://club.org', 'https://club.org/'],
  ['https://Club.Org:443/hook?key=1', 'https://club.org/hook?key=1'],
  ['https://hooks.my-club.co.uk/a/b', 'https://hooks.my-club.co.uk/a/b'],
  ['https://żaba.pl/', 'https://xn--aba-22a.pl/'],
  ['https://localhost.club.org/', 'https://localhost.club.org/'],
])('%s is called as %s', (text, address) => {
  const url = publicAddress(text, site)
  expect(url instanceof URL ? url.href : url()).toBe(address)
})

test('a receiver on this machine is allowed only where tests name it, and never on a deployed site', () => {
  const own = 'http://127.0.0.1:8797'
  const given = (ENVIRONMENT: 'production' | 'development' | 'test', WEBHOOK_LOOPBACK?: string, text = `${own}/hook`) =>
    publicAddress(text, { ...site, ENVIRONMENT, ...(WEBHOOK_LOOPBACK && { WEBHOOK_LOOPBACK }) }) instanceof URL
  expect(given('test', own)).toBe(true)
  expect(given('production', own)).toBe(false)
  expect([given('development'), given('test')]).toEqual([false, false])
  expect(given('test', own, 'http://127.0.0.1:8798/hook')).toBe(false)
  expect(given('test', 'http://10.0.0.1:80', 'http://10.0.0.1/hook')).toBe(false)
})
