#!/usr/bin/env node
// A stand-in for wrangler: ACCOUNT is a folder with a database and buckets. Answers as wrangler does at Cloudflare.
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const account = process.env.ACCOUNT
const args = process.argv.slice(2)
appendFileSync(join(account, 'calls'), `${args.join(' ').slice(0, 200).replaceAll('\n', ' ')}\n`)
const option = (name) => args[args.indexOf(name) + 1]
const [group, act, what] = args
const database = join(account, 'db.sqlite')
const isRemote = args.includes('--remote') || act === 'time-travel'
if (!isRemote) throw new Error('only --remote')

if (group === 'd1' && act === 'execute') {
  // As D1: references are checked, and a call is one transaction.
  const d1 = new DatabaseSync(database, { enableForeignKeyConstraints: true })
  d1.exec('begin')
  if (args.includes('--file')) d1.exec(readFileSync(option('--file'), 'utf8'))
  else {
    const answers = option('--command')
      .split(';\n')
      .map((sql) => ({ results: d1.prepare(sql).all(), success: true, meta: {} }))
    console.log(JSON.stringify(answers))
  }
  d1.exec('commit')
  d1.close()
} else if (group === 'd1' && act === 'time-travel' && what === 'restore') {
  const bookmark = args.find((arg) => arg.startsWith('--bookmark=')).slice('--bookmark='.length)
  copyFileSync(join(account, bookmark), database)
} else if (group === 'r2' && act === 'object') {
  const object = join(account, args[3])
  if (what === 'put') {
    // A connection that breaks off: REFUSED is a key.
    if (process.env.REFUSED && args[3].endsWith(process.env.REFUSED)) throw new Error('fetch failed')
    mkdirSync(dirname(object), { recursive: true })
    copyFileSync(option('--file'), object)
  } else if (what === 'delete') rmSync(object)
  else if (existsSync(object)) copyFileSync(object, option('--file'))
  else throw new Error('The specified key does not exist.')
} else throw new Error(`unknown: ${args.join(' ')}`)
