/** How near someone stands to a tournament or a page: 0 anyone, 1 one of its people, 2 in charge of it. */
export type Level = 0 | 1 | 2

/** What each act needs. */
const NEEDED = {
  viewPublic: 0,
  viewPrivate: 1,
} satisfies Record<string, Level>

export type Act = keyof typeof NEEDED

/** Whether someone of this level may do this. */
export const may = (level: Level, act: Act): boolean => level >= NEEDED[act]
