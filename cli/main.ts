#!/usr/bin/env node
import { kibitz } from './kibitz.ts'
import { addMapGroupBy } from './node-20.ts'

process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` closes the pipe when it has what it wants.
  if (error.code === 'EPIPE') process.exit()
  console.error(error)
  // Not Node’s 1, which is an answer of this program.
  process.exit(2)
})

addMapGroupBy()
const { exitCode, stdout, stderr } = await kibitz(process.argv.slice(2))
process.exitCode = exitCode
if (stdout) process.stdout.write(stdout)
if (stderr) process.stderr.write(`${stderr}\n`)
