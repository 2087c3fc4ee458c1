// Brings a fresh checkout to where the other scripts can run: packages as locked, and with --browser a Chromium.
// The scripts forget with `hash -r` where the shell found node before: the packages bring a newer one.
// Plain JavaScript for any Node from 20 on: the Node that the TypeScript scripts need comes with the packages.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.installed-lock.json'
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

process.chdir(new URL('..', import.meta.url).pathname)

const same = () => existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(LOCK))
if (!same()) {
  console.error('Installing packages…')
  // npm itself is found by the path npm run sets.
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 'ignore', 'inherit'] })
  copyFileSync(LOCK, INSTALLED)
}

const node = execFileSync('node', ['--version'], { encoding: 'utf8' })
const [major, minor] = node.slice(1).split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Kibitz needs Node 22.18 or newer on this kind of machine; this is ${node.trim()}.`)
  process.exit(1)
}

const browser = () => process.env.CHROMIUM_PATH ?? CHROMIUM.find((path) => existsSync(path))
if (process.argv.includes('--browser') && !browser()) {
  const installed =
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    (console.error('Installing Chromium…'), true) &&
    spawnSync('apt-get', ['update'], { stdio: 'ignore' }).status === 0 &&
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!installed || !browser()) {
    console.error(
      'The browser tests need Chromium: on Debian or Ubuntu run `sudo apt-get install chromium`, elsewhere install Chromium or Chrome and set CHROMIUM_PATH to its program.',
    )
    process.exit(1)
  }
}
