import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writeLookUp } from '../../scripts/build/content/look-up.ts'
import { bookingQuestions as ownQuestions } from './own-questions.ts'

const copiedFolders = [
  'src',
  'migrations',
  'tests/booking-fields',
  'tests/builders',
  'tests/worker',
  'scripts/lib/local',
  'scripts/fork/brand',
]
const copiedFiles = [
  'tests/sample-brand.ts',
  'package.json',
  'vitest.config.ts',
  'wrangler.toml',
  'tsconfig.base.json',
]
const compilerConfig = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client', '@cloudflare/workers-types'],
  },
  include: [
    ...[
      'src/contracts',
      'src/content',
      'src/server/domains/bookings',
      'src/server/domains/identity/account',
      'src/server/platform/email',
    ],
    ...['src/features/booking', 'src/features/admin/bookings', 'src/features/client', 'src/generated.d.ts'],
    ...['scripts/lib/local/seed-bookings.ts', 'tests/builders/bookings.ts'],
  ],
  exclude: ['src/content/**/*.test.ts', '**/*.worker.test.ts'],
}

const newQuestions = `  trialSize: {
    label: 'Size of the company',
    shortLabel: 'Size',
    missing: 'Choose a size.',
    options: ['Up to ten people', 'More than ten people'],
  },
  trialSite: { label: 'Website', shortLabel: 'Site' },
  trialSource: { label: 'How you found us', shortLabel: 'Found by', options: ['Search', 'A friend'] },
`
const ownFile = 'src/site/booking/questions.ts'

const edits: [file: string, before: string, text: string][] = [
  [
    'src/contracts/booking-fields.ts',
    '} as const satisfies',
    `  trialSize: {
    control: 'select',
    strangersSee: 'everything',
    onAccountDeletion: 'keep',
  },
  trialSite: {
    control: 'text',
    autocomplete: 'url',
    charsMax: 200,
    isOptional: true,
    strangersSee: 'nothing',
    onAccountDeletion: 'erase',
  },
  trialSource: {
    control: 'select',
    isOptional: true,
    strangersSee: 'nothing',
    onAccountDeletion: 'keep',
  },
`,
  ],
  ['src/content/booking/questions.ts', '  notes: {', newQuestions],
  [ownFile, '  notes: {', newQuestions],
  [
    'src/contracts/booking-input.ts',
    '  idempotencyKey: z.optional(',
    `  trialSize: z.enum(bookingQuestions.trialSize.options, bookingQuestions.trialSize.missing),
  trialSite: z.optional(z.string('Write the address as text.').check(z.trim(), z.maxLength(200, 'Too long.'))),
  trialSource: z.optional(z.enum(bookingQuestions.trialSource.options, 'Choose how you found us.')),
`,
  ],
  [
    'src/server/platform/db/schema/bookings.ts',
    "    status: text('status', { enum: bookingStatuses }).notNull().default(",
    "    trialSize: text('trial_size').notNull().default(''),\n    trialSite: text('trial_site'),\n    trialSource: text('trial_source'),\n",
  ],
]
const migration =
  "ALTER TABLE `bookings` ADD `trial_size` text DEFAULT '' NOT NULL;--> statement-breakpoint\nALTER TABLE `bookings` ADD `trial_site` text;--> statement-breakpoint\nALTER TABLE `bookings` ADD `trial_source` text;\n"

const places = [
  'the booking form asks for',
  "the back office's form asks for",
  "the agency's email has",
  'the CSV export has a column for',
  'the export of an account has',
  'owner and back office are answered with',
  "the client's booking page shows",
  "the dashboard's card shows",
  "the back office's page shows",
]

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-field-')))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

beforeAll(() => {
  for (const folder of copiedFolders) cpSync(folder, join(copy, folder), { recursive: true })
  for (const file of copiedFiles) cpSync(file, join(copy, file))
  rmSync(join(copy, 'tests/booking-fields/new-field.test.ts'))
  mkdirSync(join(copy, 'src/site/booking'), { recursive: true })
  cpSync('tests/booking-fields/own-questions.ts', join(copy, ownFile))
  linkPackages()
  linkGenerated()
  for (const [file, before, text] of edits) insertBefore(join(copy, file), before, text)
  writeFileSync(join(copy, 'migrations/8999_new_fields.sql'), migration)
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(compilerConfig))
})

function linkPackages() {
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
  }
}

function linkGenerated() {
  mkdirSync(join(copy, '.generated'))
  for (const name of readdirSync('.generated')) {
    if (name === 'content' || name === 'entries') continue
    symlinkSync(resolve('.generated', name), join(copy, '.generated', name))
  }
  writeLookUp(copy)
}

function insertBefore(file: string, before: string, text: string) {
  const [head, tail, ...others] = readFileSync(file, 'utf8').split(before)
  if (tail === undefined || others.length > 0) throw new Error(`${file} must have ${before} once.`)
  writeFileSync(file, `${head}${text}${before}${tail}`)
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(process.execPath, args, { cwd: copy, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ code, output }))
  })
}

test.concurrent('a field that only list, questions, schema and migration name is asked for, sent, exported and shown everywhere, in the words of the fork', {
  timeout: 120_000,
}, async () => {
  const report = join(copy, 'report.json')
  const { output } = await run(
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'verbs'],
    ...['--reporter=json', `--outputFile=${report}`, 'tests/booking-fields'],
  )
  const { testResults } = z.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failedNames = results.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)
  expect(failedNames, output).toEqual([])
  const testNames = results.map(({ fullName }) => fullName)
  for (const name of ['trialSize', 'trialSite', 'trialSource']) {
    expect(
      places.filter((place) => !testNames.some((title) => title.split(':')[0] === `${place} ${name}`)),
    ).toEqual([])
  }
  for (const [name, question] of Object.entries(ownQuestions)) {
    const isAsked = !('isAsked' in question)
    const titleEnd = isAsked ? `asks for ${name}: ${question.label}` : `does not ask for ${name}`
    const nameAndLabel = `${name}: ${question.shortLabel}`
    expect(testNames).toEqual(
      expect.arrayContaining([
        `the booking form ${titleEnd}`,
        `the back office's form ${titleEnd}`,
        `the agency's email has ${nameAndLabel}`,
        `the CSV export has a column for ${nameAndLabel}`,
        `the back office's page shows ${nameAndLabel}`,
      ]),
    )
  }
})

test.concurrent('nothing else has to name the field for the rest to compile', {
  timeout: 120_000,
}, async () => {
  const { code, output } = await run('node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded')
  expect(output).toBe('')
  expect(code).toBe(0)
})
