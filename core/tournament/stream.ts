export interface Stream {
  /** The name of a known site, else the host. */
  site: string
  link: string
  /** Addresses to embed the player (with autoplay) and the chat; undefined if the site has none. */
  player?: string
  chat?: string
}

export interface WebAddress {
  href: string
  hostname: string
  port: string
  username: string
  password: string
  pathname: string
  searchParams: { get: (name: string) => string | null }
}

type StreamFrames = Pick<Stream, 'player' | 'chat'>
interface StreamSite {
  name: string
  hosts: string[]
  /** Addresses to embed in a page of `host`; undefined if the address is no stream. */
  framesOf: (path: string[], query: WebAddress['searchParams'], host: string) => StreamFrames | undefined
}

const VIDEO = /^[\w-]{11}$/
const NUMBER = /^\d{1,20}$/
const CHANNEL = /^UC[\w-]{22}$/
const NAME = /^\w{3,25}$/
const NICK = /^[\w-]{2,30}$/
/** First path segments at twitch.tv that are not channels. */
const TWITCH_PAGES = ['directory', 'downloads', 'embed', 'jobs', 'login', 'popout', 'search', 'settings', 'subs']

const STREAM_SITES: StreamSite[] = [
  {
    name: 'Twitch',
    hosts: ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv'],
    framesOf([first = '', second = ''], _, host) {
      const parent = `parent=${encodeURIComponent(host)}`
      const player = (what: string) => `https://player.twitch.tv/?${what}&${parent}`
      if (first === 'videos' && NUMBER.test(second)) return { player: player(`video=v${second}`) }
      if (first === 'collections' && NICK.test(second)) return { player: player(`collection=${second}`) }
      if (second !== '' || !NAME.test(first) || TWITCH_PAGES.includes(first.toLowerCase())) return undefined
      return { player: player(`channel=${first}`), chat: `https://www.twitch.tv/embed/${first}/chat?${parent}` }
    },
  },
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'],
    framesOf([first = '', second = ''], query, host) {
      if (first === 'channel' && CHANNEL.test(second))
        return { player: `https://www.youtube.com/embed/live_stream?channel=${second}&autoplay=1` }
      const id = first === 'watch' ? query.get('v') : ['live', 'embed', 'shorts'].includes(first) ? second : null
      return youtube(id ?? '', host)
    },
  },
  { name: 'YouTube', hosts: ['youtu.be'], framesOf: ([first = ''], _, host) => youtube(first, host) },
  {
    name: 'Facebook',
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com'],
    framesOf(path, query) {
      const number = query.get('v') ?? ''
      const named = ['watch', 'video.php'].includes(path[0] ?? '') && NUMBER.test(number)
      if (!named && !path.includes('videos') && path[0] !== 'reel') return undefined
      const video = named ? `https://www.facebook.com/watch/?v=${number}` : `https://www.facebook.com/${path.join('/')}`
      return {
        player: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(video)}&show_text=false&width=500&autoplay=true`,
      }
    },
  },
  {
    name: 'Kick',
    hosts: ['kick.com', 'www.kick.com'],
    framesOf: ([first = '', second]) =>
      second === undefined && NICK.test(first)
        ? { player: `https://player.kick.com/${first}`, chat: `https://kick.com/popout/${first}/chat` }
        : undefined,
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    framesOf([first = '', second = '']) {
      if (first === 'event')
        return NUMBER.test(second) ? { player: `https://vimeo.com/event/${second}/embed?autoplay=1` } : undefined
      const id = first === 'video' ? second : first
      return NUMBER.test(id)
        ? { player: `https://player.vimeo.com/video/${id}?autoplay=1`, chat: `https://vimeo.com/live-chat/${id}` }
        : undefined
    },
  },
]

const youtube = (id: string, host: string): StreamFrames | undefined =>
  VIDEO.test(id)
    ? {
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
        chat: `https://www.youtube.com/live_chat?v=${id}&embed_domain=${encodeURIComponent(host)}`,
      }
    : undefined

/**
 * A link to a stream, and its player to embed in a page of `host` (without the port). Only exact known hosts are
 * embedded.
 */
export function parseStream(url: WebAddress, host: string): Stream {
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  const known = isPlain ? STREAM_SITES.find(({ hosts }) => hosts.includes(url.hostname)) : undefined
  const path = url.pathname.split('/').filter(Boolean)
  const site = known?.name ?? url.hostname.replace(/^www\./, '')
  return { site, link: url.href, ...known?.framesOf(path, url.searchParams, host) }
}
