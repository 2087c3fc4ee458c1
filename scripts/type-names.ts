import { globSync, readFileSync } from 'node:fs'
import { typeNameFaults } from './lint/type-names.ts'

/** Checks the names of types in all folders: one meaning for each name. */
const paths = globSync('{core,party,worker,web,build,cli,scripts,test}/**/*.{ts,tsx}').toSorted()
const faults = typeNameFaults(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
