import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { annotationOf, explainFailure, faultsIn } from '../gate/explain-failure.ts'
import { HelpRequest, PlainFailure, runScript } from '../lib/plain-failure.ts'
import { endCommandsOnSignal, runCommand } from '../lib/run-command.ts'

const usage = 'npm run explain -- <command>, such as npm run explain -- npm run check'

/**
 * Runs a command and, in a workflow of GitHub, says on the page of the run how it went: the address that was deployed,
 * or what is wrong with the change in words for its author.
 */
async function explain(): Promise<void> {
  endCommandsOnSignal()
  const [file, ...args] = process.argv.slice(2)
  if (file === '--help') throw new HelpRequest(usage)
  if (file === undefined) throw new PlainFailure(usage)
  const result = await runCommand(file, args, { output: 'shownAndKept', input: 'none' })
  const output = stripVTControlCharacters(result.output)
  if (result.ok) {
    const url = /^Deployed: (https:\/\/\S+)/m.exec(output)?.[1]
    if (url) {
      append(process.env.GITHUB_OUTPUT, `url=${url}\n`)
      append(process.env.GITHUB_STEP_SUMMARY, `## Look at it: ${url}\n`)
    }
    return
  }
  process.exitCode = result.exitCode
  if (!process.env.GITHUB_ACTIONS) return
  for (const fault of faultsIn(output)) console.log(annotationOf(fault))
  const command = [file, ...args].join(' ')
  append(process.env.GITHUB_STEP_SUMMARY, explainFailure({ command, output, filesUrl: filesUrl() }))
}

function append(path: string | undefined, text: string) {
  if (path) appendFileSync(path, text)
}

function filesUrl(): string | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, HEAD_SHA } = process.env
  // Of a pull request, GITHUB_SHA is a merge that nobody can edit.
  const sha = HEAD_SHA || GITHUB_SHA
  return GITHUB_SERVER_URL && GITHUB_REPOSITORY && sha
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${sha}/`
    : undefined
}

await runScript(explain)
