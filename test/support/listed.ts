import type { ListPlayer } from '#core/ratings/listed-player.ts'

/** A player of a rating list. */
export const aListed = (id: string, name: string, more: Partial<ListPlayer> = {}): ListPlayer => ({
  id,
  name,
  federation: 'CZE',
  sex: 'm',
  born: 1990,
  title: '',
  ratings: [1500, 0, 0],
  k: [20, 0, 0],
  isInactive: false,
  fideId: '',
  club: '',
  ...more,
})
