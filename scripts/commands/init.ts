import { existsSync } from 'node:fs'
import { projectPath } from '../build/build-when-stale.ts'
import { brandColors } from '../fork/brand/brand-colors.ts'
import { contrastTable } from '../fork/brand/contrast-table.ts'
import { writeLookUp } from '../build/content/look-up.ts'
import { configFaults } from '../fork/doctor/config-faults.ts'
import { table } from '../fork/doctor/report.ts'
import { colorNotes } from '../fork/init/color-notes.ts'
import { type Asker, gatherAnswers, type GivenAnswers } from '../fork/init/gather-answers.ts'
import { ownFiles } from '../fork/init/own-files.ts'
import { type Answers, questions } from '../fork/init/questions.ts'
import { readAnswersFile } from '../fork/init/read-answers-file.ts'
import { withAnswers, withoutSamplePayment, withoutSampleRating } from '../fork/init/site-config-file.ts'
import { shortBrandNotes } from '../fork/init/short-brand.ts'
import { type Overwrite, writeOwnFiles } from '../fork/init/write-own-files.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { InputEnded, openPrompt } from '../lib/prompt.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { endCommandsOnSignal, runCommand } from '../lib/run-command.ts'
import * as current from '#site.config.ts'
import * as sample from '../../src/site.config.ts'

const usage = `npm run init                            asks what the site needs to know and writes src/site/
npm run init -- --brand "…" --color "#…"   takes these answers and asks for the rest
npm run init -- --from answers.yaml        takes the answers of a YAML or JSON file; options win over it

Options, one for each question:
  ${questions.map(({ flag, label }) => `--${flag}`.padEnd(14) + label).join('\n  ')}
  --yes         asks nothing and takes defaults
  --force       replaces files of src/site/ that differ
  --open        starts the site afterwards`

const text = { type: 'string', multiple: true } as const
const options = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, text])),
  from: { type: 'string' },
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
  open: { type: 'boolean' },
} as const

async function init(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  endCommandsOnSignal()
  const givenAnswers = {
    ...(values.from === undefined ? {} : readAnswersFile(values.from)),
    ...givenFlags(values),
  }
  const isTerminal = process.stdin.isTTY === true
  const canAsk = !values.yes && (isTerminal || Object.keys(givenAnswers).length === 0)
  const prompt = canAsk ? openAsker(isTerminal, isComplete(givenAnswers)) : null
  let isStarting = values.open === true
  try {
    const { answers, defaults } = await gatherAnswers(givenAnswers, current.site, prompt)
    if (defaults.length > 0) console.log(`Taken as they are:\n  ${defaults.join('\n  ')}\n`)
    const site = withAnswers(current.site, sample.site, answers)
    const paymentUrl = withoutSamplePayment({ ...current, site }, sample)
    const faults = configFaults(site, paymentUrl || sample.paymentUrl)
    if (faults.length > 0) throw new PlainFailure(`Nothing was written.\n${faults.join('\n')}`)
    const strategyRating = withoutSampleRating({ ...current, site }, sample)
    const files = ownFiles({ ...current, site, paymentUrl, strategyRating }, answers.logo)
    const overwrite: Overwrite = values.force
      ? () => true
      : isTerminal && prompt
        ? (file) => isYes(prompt, `${file} exists and differs. Replace it? [y/N] `)
        : 'refuse'
    const lines = await writeOwnFiles(files, overwrite, projectPath())
    writeLookUp(projectPath())
    await runCommand(process.execPath, [projectPath('scripts/fork/brand/own-icons.ts')])
    console.log(
      reportOf(site.colors, [
        ...lines,
        ...estimates(site),
        ...shortBrandNotes(site, current.site),
        ...missingParts(site, paymentUrl),
      ]).join('\n'),
    )
    if (isTerminal && prompt && !isStarting)
      isStarting = await isYes(prompt, '\nBuild the site and start it now? [y/N] ')
  } finally {
    prompt?.close()
  }
  if (isStarting)
    await runCommand(process.execPath, [projectPath('scripts/commands/start.ts')], { input: 'terminal' })
}

function givenFlags(values: Readonly<Record<string, unknown>>): GivenAnswers {
  return Object.fromEntries(
    questions.flatMap(({ key, flag }) => {
      const texts = values[flag]
      if (!Array.isArray(texts)) return []
      if (texts.length > 1 && key !== 'offices')
        throw new PlainFailure(`Nothing was written: --${flag} was given ${texts.length} times.`)
      return [[key, texts.join(';')]]
    }),
  )
}

const optional: readonly (keyof Answers)[] = ['linkedin', 'logo']
const isComplete = (givenAnswers: GivenAnswers): boolean =>
  questions.every(({ key }) => givenAnswers[key] !== undefined || optional.includes(key))

function openAsker(
  isTerminal: boolean,
  onlyRepairs: boolean,
): Asker & { isPatient: boolean; onlyRepairs: boolean; close: () => void } {
  const prompt = openPrompt()
  return {
    isPatient: isTerminal,
    onlyRepairs,
    say: (line) => console.log(line),
    close: () => prompt.close(),
    ask: async (question) => {
      try {
        return await prompt.ask(question)
      } catch (error) {
        if (!(error instanceof InputEnded)) throw error
        if (isTerminal) throw new InputEnded('Nothing was written: not every question was answered.')
        return null
      }
    },
  }
}

async function isYes(asker: Asker, question: string): Promise<boolean> {
  try {
    return /^y(es)?$/i.test((await asker.ask(question))?.trim() ?? '')
  } catch (error) {
    if (error instanceof InputEnded) return false
    throw error
  }
}

const estimates = ({ offices }: typeof current.site): string[] =>
  offices
    .filter((office) => !current.site.offices.includes(office))
    .map(
      ({ city, longitude }) =>
        `The longitude of ${city}, ${longitude}, is that of its time zone: correct it in src/site/site.config.ts.`,
    )

const missingParts = ({ phone, socialProfiles }: typeof current.site, paymentUrl: string): string[] => [
  ...(phone
    ? []
    : ['No phone number is shown. If you have one: npm run init -- --phone "+44 20 7946 0018" --force']),
  ...(socialProfiles.length > 0
    ? []
    : [
        "No social profile is linked: add yours to socialProfiles in src/site/site.config.ts, as { label: 'LinkedIn', url: 'https://…' }.",
      ]),
  ...(paymentUrl
    ? []
    : [
        'No payment link is set, so orders come by email. To be paid online, set paymentUrl in src/site/site.config.ts to a link on www.paypal.com or paypal.me.',
      ]),
]

function reportOf(colors: typeof current.site.colors, writtenFiles: readonly string[]): string[] {
  const notes = colorNotes(colors)
  return [
    'Contrast of the colors that follow the brand:',
    ...table(contrastTable(brandColors(colors).contrasts)).map((row) => `  ${row}`),
    notes.length > 0 ? 'Adjusted, so that everything can be read:' : 'Both colors are used as they are.',
    ...notes.map((note) => `  ${note}`),
    '',
    ...writtenFiles,
    'The configuration has no faults.',
    '',
    'Next:',
    '  npm start            builds and shows the site',
    ...databaseNotes(),
    '  npm run doctor       lists what still is the sample agency’s',
    '  docs/own-site.md     explains texts, fonts, styles and components of your own',
  ]
}

const databaseNotes = (): string[] =>
  existsSync(process.env.STATE_DIR || projectPath('.wrangler/state'))
    ? [
        '                       with the services, posts and prices that the local database has;',
        '                       npm start -- --fresh deletes them and begins with yours',
      ]
    : []

await runScript(init)
