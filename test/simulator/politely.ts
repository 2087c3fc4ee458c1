const AGENT = { 'user-agent': 'Kibitz/1.0 (contact: kibitz@example.org)' }

/** Sends requests as the product should: with a contact in the User-Agent and without following redirects. */
export const politely = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...AGENT, ...headers }, redirect: 'manual' })
