import { execFileSync } from 'node:child_process'
import { test } from '@playwright/test'
test('shots', () => {
  console.log(execFileSync('node', ['/tmp/print-shots.mjs'], { encoding: 'utf8' }))
})
