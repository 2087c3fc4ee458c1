const AGENT = { 'user-agent': 'Kibitz/1.0 (contact: kibitz@example.org)' }

/** Asks as the product should: with a contact, following nothing, one after the other. */
export const politely = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...AGENT, ...headers }, redirect: 'manual' })
