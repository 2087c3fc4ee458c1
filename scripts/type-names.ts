import { globSync, readFileSync } from 'node:fs'
import { typeNameFaults } from './lint/type-names.ts'

/** `npm run lint`: what types are called, in all rooms. A name that stands for two things is none. */
const paths = globSync('{core,party,worker,web,cli,scripts,test}/**/*.{ts,tsx}').toSorted()
const faults = typeNameFaults(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
