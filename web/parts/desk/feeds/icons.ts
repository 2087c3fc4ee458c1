/* Drawn like those of ui/icons.ts. */

export const RADIO =
  'M16.25 7.76a6 6 0 0 1 0 8.48M19.07 4.93a10 10 0 0 1 0 14.14M4.93 19.07a10 10 0 0 1 0-14.14M7.75 16.24a6 6 0 0 1 0-8.48M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0'
export const UPLOAD = 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'
