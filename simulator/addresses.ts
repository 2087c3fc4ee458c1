// Answers contain the real hosts whatever host was requested, as in copies of real answers.
const API = 'https://api.chess.com/pub'
const WEB = 'https://www.chess.com'

export const addresses = {
  match: (id: number) => `${API}/match/live/${id}`,
  board: (id: number, board: number) => `${API}/match/live/${id}/${board}`,
  matchPage: (id: number) => `${WEB}/club/matches/live/${id}`,
  dailyMatch: (id: number) => `${API}/match/${id}`,
  dailyBoard: (id: number, board: number) => `${API}/match/${id}/${board}`,
  dailyPage: (id: number) => `${WEB}/club/matches/${id}`,
  dailyGame: (id: number) => `${WEB}/game/daily/${id}`,
  game: (id: number) => `${WEB}/game/live/${id}`,
  club: (slug: string) => `${API}/club/${slug}`,
  clubPage: (slug: string) => `${WEB}/club/${slug}`,
  player: (username: string) => `${API}/player/${username.toLowerCase()}`,
  member: (username: string) => `${WEB}/member/${username}`,
  country: (code: string) => `${API}/country/${code}`,
  opening: (name: string) => `${WEB}/openings/${name}`,
}
