interface ReceivedBody {
  type: string
  timestamp: string
  data: { tournament: string; version: number }
}
interface ReceivedDelivery {
  id: string
  body: ReceivedBody
  isSignedWith: (secret: string) => Promise<boolean>
}

/** Headers by status. */
const HEADERS: Record<number, Record<string, string>> = {
  302: { location: 'http://127.0.0.1:1/' },
  429: { 'retry-after': '1800' },
}

/** Replaces the network by a webhook receiver, which records deliveries and all other requests. */
export function aReceiver(origin: string) {
  let moods = new Map<string, number | 'nothing'>()
  let asked: { path: string; isAccepted: boolean; mode: string | undefined; delivered: ReceivedDelivery }[] = []
  let others: string[] = []
  return {
    reset() {
      moods = new Map()
      asked = []
      others = []
    },
    /** Sets the status at a path; `nothing` refuses the connection. */
    answers: (path: string, mood: number | 'nothing') => void moods.set(path, mood),
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const url = new URL(String(input))
      if (url.origin !== origin) {
        others.push(url.href)
        return new Response(null, { status: 200 })
      }
      const path = url.pathname.slice(1)
      const mood = moods.get(path) ?? 200
      const delivered = read(new Headers(init.headers), String(init.body))
      asked.push({ path, isAccepted: mood === 200 || mood === 204, mode: init.redirect, delivered })
      if (mood === 'nothing') throw new TypeError('Connection refused')
      return new Response(null, { status: mood, headers: HEADERS[mood] ?? {} })
    },
    at: (path: string) => asked.filter((one) => one.path === path && one.isAccepted).map(({ delivered }) => delivered),
    tried: (path: string) => asked.filter((one) => one.path === path).length,
    modes: () => [...new Set(asked.map(({ mode }) => mode))],
    elsewhere: () => others,
  }
}

const read = (headers: Headers, text: string): ReceivedDelivery => ({
  id: headers.get('webhook-id')!,
  body: JSON.parse(text) as ReceivedBody,
  // Checks the signature as a receiver does (Standard Webhooks).
  isSignedWith: async (secret) => {
    const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.charCodeAt(0))
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    const [version, signature = ''] = headers.get('webhook-signature')!.split(',')
    const signed = `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${text}`
    const given = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0))
    return version === 'v1' && crypto.subtle.verify('HMAC', key, given, new TextEncoder().encode(signed))
  },
})
