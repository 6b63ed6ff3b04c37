import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type BudgetFile, budgetsFor, type Weights } from '../build/budgets/budget-faults.ts'
import { budgetsFile, readBudgets, readWeights, weightsFile } from '../build/budgets/check-budgets.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

async function budgets(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), {
    options: { write: { type: 'boolean' } },
    usage: 'npm run budgets [-- --write]',
  })
  if (!existsSync(weightsFile))
    throw new PlainFailure('Nothing has been weighed yet. Run `npm run build` first.')
  const weights = readWeights()
  const budgets = readBudgets()
  printWeights(weights)
  if (!values.write) return
  const next: BudgetFile = {
    ...budgetsFor(weights, Object.keys(budgets.functions)),
    rows: budgets.rows,
    cpu: budgets.cpu,
  }
  await writeFile(budgetsFile, `${JSON.stringify(next, null, 2)}\n`)
  console.log(`\n${budgetsFile} now leaves each of these weights 15 % of room.`)
}

function printWeights({ routes, shared, functions }: Weights): void {
  const { functions: budgets, otherFunctions } = readBudgets()
  console.log(
    '| route | HTML | inlined style | script before the first intent | script |\n|---|---|---|---|---|',
  )
  for (const [route, { html, style, firstScript, script }] of Object.entries(routes)) {
    console.log(`| ${[route, html.bytes, style.bytes, firstScript.bytes, script.bytes].join(' | ')} |`)
  }
  console.log(
    `\nPreloaded fonts: ${shared.fonts.bytes} bytes; style sheet: ${shared.styleSheet.bytes} bytes gzipped\n`,
  )
  console.log('| Function | script at its first request | budget | heaviest modules |\n|---|---|---|---|')
  for (const [name, { bytes, contributors }] of Object.entries(functions).sort(
    (a, b) => b[1].bytes - a[1].bytes,
  )) {
    const heaviest = contributors.map((part) => `${part.name} ${part.bytes}`).join(', ')
    console.log(`| ${name} | ${bytes} | ${budgets[name] ?? `(${otherFunctions})`} | ${heaviest} |`)
  }
}

await runScript(budgets)
