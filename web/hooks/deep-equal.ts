import { replaceEqualDeep } from '@tanstack/react-query'

export const isDeepEqual = (one: object, other: object): boolean => replaceEqualDeep(one, other) === one
