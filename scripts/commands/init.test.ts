import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'init-'))
const own = join(root, 'src/site')

beforeAll(() => {
  for (const name of ['scripts', 'src', 'package.json', 'biome.json', '.gitignore', 'public'])
    cpSync(name, join(root, name), { recursive: true })
  cpSync('tsconfig.base.json', join(root, 'tsconfig.base.json'))
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "lib": ["ES2023", "DOM"] }, "include": ["src/site"] }',
  )
  rmSync(own, { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function init(args: readonly string[], input?: string) {
  run(['scripts/build/content/look-up.ts'])
  return run(['scripts/commands/init.ts', ...args], input)
}

const logo = join(root, 'logo.svg')
const responses = ['--brand', 'Nordlys', '--office', 'Oslo, Norway', '--color', '#7a1f5c', '--logo', logo]

test('one command rebrands a copy: its files type-check, pass lint and format, and make the icons', () => {
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 48"><path d="M4 44 30 4 56 44Z" fill="#7a1f5c"/></svg>',
  )
  const { status, stdout, stderr } = init(responses)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/ink on [\w-]+/)
  expect(stdout).toContain('The configuration has no faults.')
  expect(stdout).not.toContain('--fresh')
  expect(stdout.trim().split('\n').slice(-3).join()).toMatch(/npm start.*npm run doctor.*docs\/own-site\.md/)
  expect(run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']).stdout).toBe('')
  expect(
    run(['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'src/site']).status,
  ).toBe(0)

  const favicon = readFileSync(join(own, 'public/favicon.svg'), 'utf8')
  const logoBase64 = /base64,([^"]*)/.exec(favicon)?.[1] ?? ''
  expect(Buffer.from(logoBase64, 'base64')).toEqual(readFileSync(logo))
  expect(readFileSync(join(own, 'public/apple-touch-icon.png')).length).toBeGreaterThan(500)
}, 120_000)

test('the same answers keep changes made by hand; other answers are refused unless forced', () => {
  const file = join(own, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('imageHosts: []', "imageHosts: ['cdn.example.com']"))
  writeFileSync(file, `// Ours.\n${readFileSync(file, 'utf8')}`)
  expect(init(responses)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Kept  src/site/site.config.ts'),
  })
  expect(readFileSync(file, 'utf8')).toContain('// Ours.')
  mkdirSync(join(root, '.wrangler/state'), { recursive: true })
  expect(init(responses).stdout, 'a local database keeps what it has').toContain('npm start -- --fresh')

  const other = init(['--brand', 'Sørlys'])
  expect(other.status).toBe(1)
  expect(other.stderr).toContain('Nothing was written: src/site/site.config.ts exists and differs')
  expect(readFileSync(file, 'utf8')).toContain("brand: 'Nordlys'")

  expect(init(['--brand', 'Sørlys', '--force']).status).toBe(0)
  expect(readFileSync(file, 'utf8')).toMatch(/brand: 'Sørlys'[\s\S]*cdn\.example\.com/)
}, 60_000)

test('every office that is given counts, and another answer that is given twice is refused', () => {
  rmSync(own, { recursive: true })
  const offices = ['--office', 'Oslo, Norway', '--office', 'Graz, Austria']
  const twice = init(['--brand', 'Nordlys', '--brand', 'Nordlys AS', ...offices])
  expect(twice.stderr).toContain('Nothing was written: --brand was given 2 times.')
  expect(init(['--brand', 'Nordlys', ...offices]).status).toBe(0)
  expect(readFileSync(join(own, 'site.config.ts'), 'utf8')).toMatch(/city: 'Oslo'[\s\S]*city: 'Graz'/)
}, 60_000)

test('answers come from a file or a pipe, and a wrong one writes nothing', () => {
  rmSync(own, { recursive: true })
  writeFileSync(join(root, 'answers.yaml'), 'brand: Nordlys\ncolor: "white"\n')
  const wrong = init(['--from', 'answers.yaml', '--currency', 'crowns'])
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toMatch(/--currency: "crowns" is not a currency.*\n--color: .*is not a color/)
  expect(existsSync(own)).toBe(false)

  expect(init([], 'Nordlys\nNordlys AS\n').status).toBe(0)
  expect(readFileSync(join(own, 'site.config.ts'), 'utf8')).toContain("legalName: 'Nordlys AS'")
}, 60_000)

test('another color draws the icons again, but a favicon that the agency made stays with the icons beside it', () => {
  rmSync(own, { recursive: true })
  const icon = (name: string) => readFileSync(join(own, 'public', name))
  expect(init(['--brand', 'Nordlys', '--color', '#7a1f5c', '--yes']).status).toBe(0)
  const firstIcons = ['favicon.svg', 'icon-512.png'].map(icon)
  expect(init(['--color', '#0a6b3d', '--yes', '--force']).status).toBe(0)
  const [favicon, tile] = ['favicon.svg', 'icon-512.png'].map(icon)
  expect(favicon).not.toEqual(firstIcons[0])
  expect(tile).not.toEqual(firstIcons[1])
  writeFileSync(join(own, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  rmSync(join(own, 'public/icon-192.png'))
  expect(init(['--color', '#7a1f5c', '--yes', '--force']).stdout).toMatch(
    /Kept {2}src\/site\/public\/favicon\.svg[\s\S]*Wrote src\/site\/public\/icon-192\.png/,
  )
  expect(icon('icon-512.png')).toEqual(tile)
}, 60_000)
