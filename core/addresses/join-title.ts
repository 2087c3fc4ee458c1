/** Of pages about leagues and festivals, which name what they show: the code of other pages needs none of these words. */
export const joinTitle = (...names: string[]): string => names.join(' · ')
