const THEMES = ['light', 'dark']

/** Whether the reader has a phone, as far as the request tells. */
export function isNarrow(headers: { get: (name: string) => string | null }): boolean {
  const hint = headers.get('sec-ch-ua-mobile')
  return hint === null ? (headers.get('user-agent') ?? '').includes('Mobi') : hint === '?1'
}

/** The theme of the cookie; empty to follow the system. */
export const chosenTheme = (cookie: string | undefined): string =>
  cookie !== undefined && THEMES.includes(cookie) ? cookie : ''
