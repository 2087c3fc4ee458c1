import { expect, test } from 'vitest'
import { parseStream } from '#core/tournament/stream.ts'

const HOST = 'chess.example.org'
const seen = (address: string) => parseStream(new URL(address), HOST)
const ID = 'dQw4w9WgXcQ'
const CHANNEL = 'UCabcdefghijklmnopqrstuv'
const youtube = {
  player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
  chat: `https://www.youtube.com/live_chat?v=${ID}&embed_domain=${HOST}`,
}
const facebook = (video: string) => ({
  player: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(video)}&show_text=false&width=500&autoplay=true`,
})

test.each([
  [
    'https://www.twitch.tv/rivers_chess',
    'Twitch',
    {
      player: `https://player.twitch.tv/?channel=rivers_chess&parent=${HOST}`,
      chat: `https://www.twitch.tv/embed/rivers_chess/chat?parent=${HOST}`,
    },
  ],
  ['https://twitch.tv/videos/123456', 'Twitch', { player: `https://player.twitch.tv/?video=v123456&parent=${HOST}` }],
  [
    'https://www.twitch.tv/collections/myIbIFkZphQSbQ',
    'Twitch',
    { player: `https://player.twitch.tv/?collection=myIbIFkZphQSbQ&parent=${HOST}` },
  ],
  [`https://www.youtube.com/watch?v=${ID}&t=3s`, 'YouTube', youtube],
  [`https://youtu.be/${ID}?si=x`, 'YouTube', youtube],
  [`https://m.youtube.com/live/${ID}`, 'YouTube', youtube],
  [`https://youtube.com/embed/${ID}`, 'YouTube', youtube],
  [
    `https://www.youtube.com/channel/${CHANNEL}/live`,
    'YouTube',
    { player: `https://www.youtube.com/embed/live_stream?channel=${CHANNEL}&autoplay=1` },
  ],
  [
    'https://www.facebook.com/rivers/videos/987654',
    'Facebook',
    facebook('https://www.facebook.com/rivers/videos/987654'),
  ],
  ['https://m.facebook.com/watch/?v=987654&ref=x', 'Facebook', facebook('https://www.facebook.com/watch/?v=987654')],
  [
    'https://kick.com/rivers-chess',
    'Kick',
    { player: 'https://player.kick.com/rivers-chess', chat: 'https://kick.com/popout/rivers-chess/chat' },
  ],
  [
    'https://vimeo.com/76979871',
    'Vimeo',
    { player: 'https://player.vimeo.com/video/76979871?autoplay=1', chat: 'https://vimeo.com/live-chat/76979871' },
  ],
  ['https://vimeo.com/event/4321', 'Vimeo', { player: 'https://vimeo.com/event/4321/embed?autoplay=1' }],
] as const)('%s plays from %s', (address, site, frames) => {
  expect(seen(address)).toEqual({ site, link: new URL(address).href, ...frames })
})

test.each([
  ['https://example.org/live', 'example.org'],
  ['https://www.youtube.com/@rivers', 'YouTube'],
  ['https://www.youtube.com/watch?v=short', 'YouTube'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload', 'YouTube'],
  ['https://www.twitch.tv/directory', 'Twitch'],
  ['https://www.twitch.tv/', 'Twitch'],
  ['https://www.twitch.tv/a%22b', 'Twitch'],
  ['https://www.facebook.com/rivers', 'Facebook'],
  ['https://vimeo.com/rivers', 'Vimeo'],
  ['https://kick.com/rivers/videos/1', 'Kick'],
])('%s is only linked', (address, site) => {
  expect(seen(address)).toEqual({ site, link: new URL(address).href })
})

test.each([
  'https://twitch.tv.evil.example/rivers',
  'https://evil.example/twitch.tv/rivers',
  'https://evil.example/?https://twitch.tv/rivers',
  'https://twitch.tv@evil.example/rivers',
  'https://me:secret@twitch.tv/rivers',
  'https://twitch.tv:8443/rivers',
  'https://twitch.tv./rivers',
  'https://xtwitch.tv/rivers',
  'https://clips.twitch.tv/rivers',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube-nocookie.com.evil.example/embed/dQw4w9WgXcQ',
  'https://vimeo.com\\@evil.example/1234',
])('%s gets no frame', (address) => {
  const { player, chat } = seen(address)
  expect([player, chat]).toEqual([undefined, undefined])
})

test('only hosts of the known sites are embedded, for any address', () => {
  const hosts = ['twitch.tv', 'youtube.com', 'youtu.be', 'facebook.com', 'kick.com', 'vimeo.com']
  const paths = [
    '/a/../b',
    '/%2e%2e/x',
    '//evil.example/x',
    '/x?v=//evil.example',
    '/watch?v=..%2F..%2F..x',
    '/videos/1?x=#y',
    '/a"b/videos/<x>',
    '/event/..%2f1',
    '/reel/"><script>',
  ]
  for (const address of hosts.flatMap((host) => paths.map((path) => `https://${host}${path}`))) {
    const { player, chat } = seen(address)
    for (const frame of [player, chat].filter((one) => one !== undefined)) {
      expect(new URL(frame).hostname).toMatch(
        /^(player\.twitch\.tv|www\.twitch\.tv|www\.youtube(-nocookie)?\.com|www\.facebook\.com|player\.kick\.com|kick\.com|player\.vimeo\.com|vimeo\.com)$/,
      )
      expect(frame).not.toMatch(/["<>\s]/)
    }
  }
})
