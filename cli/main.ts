#!/usr/bin/env node
import { kibitz } from './kibitz.ts'
import { addMapGroupBy } from './node-20.ts'

process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // A program such as `head` closes the pipe when it has enough lines.
  if (error.code === 'EPIPE') process.exit()
  console.error(error)
  // Not Node’s default of 1, which means “the answer is no” here.
  process.exit(2)
})

addMapGroupBy()
const { exitCode, stdout, stderr } = await kibitz(process.argv.slice(2))
process.exitCode = exitCode
if (stdout) process.stdout.write(stdout)
if (stderr) process.stderr.write(`${stderr}\n`)
