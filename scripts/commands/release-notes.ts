import { readFileSync } from 'node:fs'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { releaseNotes } from '../fork/upgrade/release-notes.ts'

const usage = `npm run release:notes -- <tag>

  Prints the section of CHANGELOG.md for the release of this tag, such as v1.0.0.`

async function printNotes(): Promise<void> {
  const { positionals } = readArguments(process.argv.slice(2), { options: {}, usage, maxPositionals: 1 })
  const [tag] = positionals
  if (!tag) throw new PlainFailure(usage)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  console.log(releaseNotes(tag, version, readFileSync('CHANGELOG.md', 'utf8')))
}

await runScript(printNotes)
