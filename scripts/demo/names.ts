/** Invented clubs, players and usernames of the demo. Any likeness is chance. */

export const CLUBS: [name: string, nationality: string, rating: number][] = [
  ['Réti Sharks Brno', 'CZE', 2214],
  ['Cavaleiros de Lisboa', 'POR', 2198],
  ['Nordlys Sjakklag', 'NOR', 2187],
  ['Chennai Gambiteers', 'IND', 2181],
  ['Zugzwang Utrecht', 'NED', 2176],
  ['Vilnius Vytis', 'LTU', 2170],
  ['FK Kralj Novi Sad', 'SRB', 2169],
  ['Tbilisi Mtatsminda', 'GEO', 2163],
  ['Schachfreunde Alte Post Köln-Ehrenfeld 1924', 'GER', 2160],
  ['Les Fous de Nantes', 'FRA', 2150],
  ['Torre Blanca Rosario', 'ARG', 2148],
  ['Husaria Poznań', 'POL', 2141],
  ['Manila Night Riders', 'PHI', 2139],
  ['Club d’Escacs Gràcia', 'ESP', 2133],
  ['Cork Blackwater', 'IRL', 2127],
  ['Québec Échecs Laval', 'CAN', 2120],
  ['Capablanca Medellín', 'COL', 2119],
  ['Thessaloniki Owls', 'GRE', 2108],
  ['Szeged Tisza SE', 'HUN', 2102],
  ['Rook and Roll Leeds', 'ENG', 2090],
]

export const MORE_CLUBS: [name: string, nationality: string][] = [
  ['1924 Schaakhuis Leiden', 'NED'],
  ['Åland Sjöbönder', 'FIN'],
  ['Bergen Ropewalkers', 'NOR'],
  ['Dakar Sable Blanc', 'SEN'],
  ['Écurie de Namur', 'BEL'],
  ['Fez Blue Gate', 'MAR'],
  ['Gdańsk Cranes', 'POL'],
  ['Hobart Southern Light', 'AUS'],
  ['Izmir Körfez', 'TUR'],
  ['Jaipur Pink Rooks', 'IND'],
  ['Łódź Weavers', 'POL'],
  ['Oaxaca Nocturno', 'MEX'],
  ['Porto Velho Rápido', 'BRA'],
  ['Rotorua Steam', 'NZL'],
  ['Þingvellir Skák', 'ISL'],
  ['Umeå Björkar', 'SWE'],
  ['Windhoek Dunes', 'NAM'],
  ['Yerevan Basalt', 'ARM'],
  ['نادي قرطاج', 'TUN'],
  ['Шахматный дом Казань', 'RUS'],
]

const FIRST = [
  'Ilmari',
  'Zsófia',
  'Łukasz',
  'Mireia',
  'Jonas',
  'Bartosz',
  'Oskar',
  'Sigrún',
  'Emma',
  'Đorđe',
  'Raghav',
  'Giulia',
  'Kerem',
  'Tomás',
  'Matěj',
  'Petra',
  'Elif',
  'Katarína',
  'Rafiq',
  'Henrique',
  'Ingrid',
  'Noor',
  'Bogdan',
  'Aylin',
]
const LAST: [name: string, nationality: string][] = [
  ['Kuusisto', 'FIN'],
  ['Bakonyi', 'HUN'],
  ['Żurawski', 'POL'],
  ['Puigdomènech', 'ESP'],
  ['Brandstätter', 'AUT'],
  ['Kaczorowski', 'POL'],
  ['Lindqvist', 'SWE'],
  ['Þorvaldsdóttir', 'ISL'],
  ['van der Wal', 'NED'],
  ['Vukmirović', 'SRB'],
  ['Venkataraman', 'IND'],
  ['Castellani', 'ITA'],
  ['Özdemir', 'TUR'],
  ['Arriagada', 'CHI'],
  ['Dvořáček', 'CZE'],
  ['Šimková', 'SVK'],
  ['Yıldırım', 'TUR'],
  ['Mlynárová', 'SVK'],
  ['Chowdhury', 'BAN'],
  ['Sampaio', 'POR'],
  ['Solbakken', 'NOR'],
  ['Okonkwo-Adeyemi', 'NGR'],
  ['Ionescu', 'ROU'],
  ['Nurmagambetova', 'KAZ'],
]
/** Titles by rating, and the share of players at this rating who have it. */
const TITLES: [from: number, title: string, share: number][] = [
  [2480, 'GM', 0.9],
  [2380, 'IM', 0.8],
  [2270, 'FM', 0.7],
  [2150, 'CM', 0.4],
]

const titleFor = (rating: number, roll: () => number): string => {
  const band = TITLES.find(([from]) => rating >= from)
  return band && roll() < band[2] ? band[1] : ''
}

/** An invented player; names repeat only after 576 players. */
export function inventedPlayer(at: number, rating: number, roll: () => number) {
  const [lastName, nationality] = LAST[(at * 7 + Math.floor(at / 24)) % LAST.length]!
  return {
    firstName: FIRST[(at * 5 + Math.floor(at / 24) * 12) % FIRST.length]!,
    lastName,
    nationality,
    title: titleFor(rating, roll),
    rating,
  }
}

const HANDLES = [
  'quiet_rook',
  'pawnstorm',
  'endgame',
  'luft',
  'zwischenzug',
  'knightfall',
  'fianchetto',
  'isolani',
  'hanging_pawns',
  'outpost',
  'battery',
  'skewer',
  'tempo',
  'desperado',
  'windmill',
  'underpromoted',
  'opposition',
  'triangulate',
]

/** A chess.com username in display case, different for each number. */
export const inventedHandle = (at: number): string => {
  const word = HANDLES[at % HANDLES.length]!
  return `${word[0]!.toUpperCase()}${word.slice(1)}${Math.floor(at / HANDLES.length) + 11}`
}
