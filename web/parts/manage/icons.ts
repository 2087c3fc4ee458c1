/* Drawn as those of ui/icons.ts, for the desk alone. */

export const EYE =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'
export const LAYOUT_LIST = 'M3 4h5v5H3zM3 15h5v5H3zM13 4h8M13 9h8M13 15h8M13 20h8'
export const LIST_CHECKS = 'M13 5h8M13 12h8M13 19h8m-18-2 2 2 4-4m-6-12 2 2 4-4'
export const SHUFFLE =
  'm18 14 4 4-4 4m0-20 4 4-4 4M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.972a4 4 0 0 1 3.6 2.2M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45'
export const USERS =
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22 21v-2a4 4 0 0 0-3-3.87M16 3.128a4 4 0 0 1 0 7.744'
export const HISTORY = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2'
