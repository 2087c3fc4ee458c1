import { replaceEqualDeep } from '@tanstack/react-query'

/** Whether two values say the same in every part: a row of which nothing changed need not be drawn again. */
export const isDeepEqual = (one: object, other: object): boolean => replaceEqualDeep(one, other) === one
