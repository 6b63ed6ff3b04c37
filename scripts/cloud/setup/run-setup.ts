import { PlainFailure } from '../../lib/plain-failure.ts'
import { accountSteps } from './account-steps.ts'
import type { SetupContext, SetupState, SetupStep } from './setup-step.ts'
import { siteSteps } from './site-steps.ts'

const steps: readonly SetupStep[] = [...accountSteps, ...siteSteps]

type KnownSetup = Pick<SetupContext, 'site' | 'settings' | 'state'>

export function planSetup(setup: KnownSetup, workers: string[]): string[] {
  const lines = shownSteps(workers).flatMap((step, index) => {
    const title = `${index + 1}. ${step.title}`
    if (isDone(step, setup)) return [`${title} (done)`]
    const commands = step.commands({ ...setup, workers }).map((command) => `     ${command}`)
    return [`${title} (${step.doneFor ? 'to do' : 'each time'})`, ...commands]
  })
  return [
    ...lines,
    'Nothing was run. Answers are kept in src/site/cloud.json, which you commit; secrets are not kept.',
  ]
}

export async function runSetup(
  context: Omit<SetupContext, 'state'> & { state: SetupState; saveState(state: SetupState): void },
): Promise<void> {
  const { tools, state } = context
  for (const [index, step] of shownSteps(tools.workers()).entries()) {
    const title = `${index + 1}. ${step.title}`
    if (isDone(step, context)) {
      tools.print(`${title}: done`)
      continue
    }
    tools.print(title)
    const outcome = await runStep(step, context)
    if (outcome === 'later' || !step.doneFor) delete state[step.id]
    else state[step.id] = step.doneFor(context)
    context.saveState(state)
  }
  const open = steps.filter((step) => step.doneFor && !isDone(step, context))
  tools.print(
    open.length === 0
      ? `${context.settings.siteUrl} is set up. Commit src/site/cloud.json.`
      : `${context.settings.siteUrl} is set up, except for: ${open.map(({ title }) => title).join(', ')}. Commit src/site/cloud.json.`,
  )
}

const shownSteps = (workers: readonly string[]): SetupStep[] =>
  steps.filter(({ id }) => id !== 'workers' || workers.length > 0)

function isDone(step: SetupStep, { settings, state }: Pick<KnownSetup, 'settings' | 'state'>): boolean {
  return (
    step.doneFor !== undefined &&
    state[step.id] !== undefined &&
    state[step.id] === step.doneFor({ settings })
  )
}

async function runStep(step: SetupStep, context: SetupContext): Promise<'done' | 'later'> {
  try {
    return await step.run(context)
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    const reason = error.message.replace(/\.$/, '')
    throw new PlainFailure(
      `${step.title}: ${reason}. Run \`npm run setup:cloud\` again; it continues from here.`,
    )
  }
}
