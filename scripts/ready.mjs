// Prepares a checkout for the other scripts: locked packages, and with --browser a Chromium. The npm scripts run `hash
// -r` afterwards, because the packages include a newer Node than the one the shell remembers. Plain JavaScript for Node
// 20 or later, as the Node for TypeScript comes with the packages.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { chromium } from './run/chromium.mjs'

const PACKAGES = ['chromium-headless-shell', 'chromium']
const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.installed-lock.json'

process.chdir(new URL('..', import.meta.url).pathname)

const same = () => existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(LOCK))
if (!same()) {
  console.error('Installing packages, which takes most of the first start…')
  // `npm run` puts npm itself on the PATH.
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 'ignore', 'inherit'] })
  copyFileSync(LOCK, INSTALLED)
}

const node = execFileSync('node', ['--version'], { encoding: 'utf8' })
const [major, minor] = node.slice(1).split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Kibitz needs Node 22.18 or newer here; found ${node.trim()}.`)
  process.exit(1)
}

if (process.argv.includes('--browser') && !chromium()) {
  const apt = (...order) =>
    spawnSync('apt-get', order, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests…')
    apt('update')
    // Older systems have no headless-shell package.
    PACKAGES.some((name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation'))
  }
  if (!chromium()) {
    console.error(
      `The browser tests need Chromium: on Debian run \`sudo apt-get install ${PACKAGES[0]}\`, elsewhere install Chromium or Chrome and set CHROMIUM_PATH to its executable.`,
    )
    process.exit(1)
  }
}

// The scripts import core, which imports the compiled words.
if (spawnSync('node', ['scripts/words.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1)
