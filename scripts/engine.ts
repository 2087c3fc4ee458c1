import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run engine`: puts the lite single-threaded build of Stockfish into the folder `engine`, from the npm package of
 * that name. It is GPL-3: its licence comes along, and the page links to its source.
 */
const VERSION = '19.0.0'
const TARGET = 'engine'
const SCRIPT = 'stockfish-19-lite-single.js'
const FILES = [`bin/${SCRIPT}`, 'bin/stockfish-19-lite-single.wasm', 'Copying.txt']

const folder = mkdtempSync(join(tmpdir(), 'kibitz-engine-'))
try {
  console.log(`Downloading stockfish ${VERSION} (160 MB, of which 1.8 MB are kept) …`)
  // npm checks the package against the hash of the registry.
  const packed = execFileSync('npm', ['pack', `stockfish@${VERSION}`, '--silent', '--pack-destination', folder])
  const files = FILES.map((name) => `package/${name}`)
  execFileSync('tar', ['-xzf', join(folder, packed.toString().trim()), '-C', folder, ...files])
  rmSync(TARGET, { recursive: true, force: true })
  mkdirSync(TARGET)
  for (const name of FILES) copyFileSync(join(folder, 'package', name), join(TARGET, name.replace('bin/', '')))
  const about = {
    name: 'Stockfish 19 Lite',
    script: SCRIPT,
    licence: 'GPL-3.0',
    licenceFile: 'Copying.txt',
    source: 'https://github.com/nmrugg/stockfish.js',
  }
  writeFileSync(join(TARGET, 'engine.json'), `${JSON.stringify(about, null, 2)}\n`)
  console.log('The engine is in the folder “engine”. The next build puts it on the site.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
