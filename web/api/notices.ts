import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

export const saveNotice = (body: BodyOf<'/notice/save'>) => post('/notice/save', { body })
export const takeDownNotice = (id: number) => post('/notice/takeDown', { body: { id } })
