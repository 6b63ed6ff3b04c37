import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSecurityTxt } from './security-txt.ts'

const contact = 'mailto:security@agency.example'
const file = () => join(folder, '.well-known/security.txt')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'security-txt-'))
})
afterEach(() => rm(folder, { recursive: true }))

const build = () => ({ origin: 'https://agency.example', now: new Date('2027-01-11T08:00:00Z'), folder })

test('says where to report, for less than a year, and at which address it is true', async () => {
  await writeSecurityTxt({ contact, policy: 'https://agency.example/security' }, build())
  expect(await readFile(file(), 'utf8')).toBe(
    [
      'Contact: mailto:security@agency.example',
      'Expires: 2028-01-10T08:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://agency.example/.well-known/security.txt',
      'Policy: https://agency.example/security',
      '',
    ].join('\n'),
  )
  await rm(file())
  await writeSecurityTxt({ contact }, build())
  expect(await readFile(file(), 'utf8')).not.toContain('Policy')
})

test.each([[undefined], [{}], [{ adminsNeedSecondFactor: true }], [{ contact: '' }]])(
  'is not there when the configuration names no contact: %j',
  async (security) => {
    await writeSecurityTxt(security, build())
    expect(existsSync(file())).toBe(false)
  },
)

test('leaves a file of the agency’s own as it is', async () => {
  await mkdir(join(folder, '.well-known'))
  await writeFile(file(), 'our own')
  await writeSecurityTxt({ contact }, build())
  expect(await readFile(file(), 'utf8')).toBe('our own')
})
