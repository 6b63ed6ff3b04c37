import { setTimeout as sleep } from 'node:timers/promises'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { askSite } from './ask-site.ts'

const rolloutMs = 3 * 60_000
const certificateMs = 10 * 60_000

interface Outside {
  print: (line: string) => void
  ask?: typeof askSite
  wait?: (ms: number) => Promise<unknown>
}

/** Waits until the origin answers with this build, longer where a new domain has no certificate yet. */
export async function awaitBuild(
  siteUrl: string,
  buildId: string,
  { print, ask = askSite, wait = sleep }: Outside,
): Promise<void> {
  const pauseMs = 2_000
  const fail = (what: string) =>
    new PlainFailure(
      `The new build (${buildId}) is uploaded, but ${siteUrl} ${what}. Run \`npm run deploy\` again to go on.`,
    )
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const answer = await ask(siteUrl)
    if (answer.health?.ok && answer.health.buildId === buildId) return
    if (answer.health) {
      if (waitedMs >= rolloutMs) throw fail(`still answers ${JSON.stringify(answer.health)}`)
    } else {
      if (answer.kind === 'certificate' && waitedMs === 0)
        print(`${siteUrl} ${answer.fault}. Waiting up to ten minutes …`)
      if (waitedMs >= (answer.kind === 'certificate' ? certificateMs : rolloutMs)) throw fail(answer.fault)
    }
    await wait(pauseMs)
  }
}
