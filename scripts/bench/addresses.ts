const SMALL = ['getSettings', 'getState', 'getStatus', 'isLive', 'getAnnouncements', 'fetchRounds', 'fetchBonuses']
const LARGE = ['snapshot', 'fetchPlayers', 'getIndividualPlayers', 'getPairings?round=11&games=true&withResults=true']
const PAGES = ['dashboard', 'pairings/11', 'pairings/1', 'standings/11', 'standings/5']

/** Every kind of page and read call of an 11-round event, and the lists that contain it. */
export const addresses = (id: string, match = `${id}-11-1`): string[] => [
  '/',
  '/news',
  '/api/tournaments',
  '/api/announcements',
  ...PAGES.map((page) => `/t/${id}/${page}`),
  ...[...SMALL, ...LARGE, `fetchPlayers?ids=${id}-2`, 'getPairings?round=1'].map(
    (call) => `/api/tournament/${id}/${call}`,
  ),
  `/api/result/${match}`,
  `/api/results?ids=${match}&games=true`,
]

/** Requests all paths, `atOnce` at a time; returns those that did not answer 200. */
export async function failing(site: string, paths: string[], atOnce = 4): Promise<string[]> {
  const failed: string[] = []
  const left = paths.values()
  const ask = async () => {
    for (const path of left) {
      const answer = await fetch(site + path, { redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) failed.push(path)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return failed
}
