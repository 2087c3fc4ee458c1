import { configureGlobal } from 'fast-check'

// What passed once passes again. FC_SEED looks elsewhere.
configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 2026) })
