/** The class names that are there, as one. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
