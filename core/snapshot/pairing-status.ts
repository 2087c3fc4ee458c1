import { status, type Status } from '../match/status.ts'
import type { Pairing } from './pairing.ts'

export const pairingStatus = ({ facts }: Pairing, now: number): Status => status(facts, now)
