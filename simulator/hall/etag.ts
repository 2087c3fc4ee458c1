import { hash } from '../dice.ts'

export const etagOf = (text: string): string => `"${hash(text).toString(16)}-${text.length}"`
