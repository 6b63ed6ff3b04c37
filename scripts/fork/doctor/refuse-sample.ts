import { site as ownSite } from '#site.config.ts'
import { site as sampleSite } from '../../../src/site.config.ts'
import type { SiteFacts } from '../../gate/site-facts.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { readAcceptedSamples } from './accepted-samples.ts'
import { findSamples, openSampleLines } from './find-samples.ts'
import { publicTexts } from './public-texts.ts'

const linesMax = 16

export async function refuseSample(site: Pick<SiteFacts, 'pages' | 'responses'>): Promise<void> {
  const acceptedSamples = await readAcceptedSamples()
  const samples = await findSamples(publicTexts(site), { acceptedSamples, hasSeed: false })
  const lines = openSampleLines(samples)
  if (lines.length > 0)
    throw new PlainFailure(refusalOf(lines, { isRebranded: ownSite.brand !== sampleSite.brand }))
}

export function refusalOf(lines: readonly string[], { isRebranded }: { isRebranded: boolean }): string {
  const shownLines = lines.length > linesMax ? lines.slice(0, linesMax - 1) : lines
  const hiddenCount = lines.length - shownLines.length
  return [
    'dist was built, but not for the public: the site still says what the sample agency says. The files to edit are:',
    ...shownLines.map((line) => `  ${truncate(line)}`),
    ...(hiddenCount > 0 ? [`  and ${hiddenCount} more: npm run doctor`] : []),
    isRebranded
      ? 'For a file of src/content/, write your own under the same name in src/site/; or accept one with its reason in src/site/accepted-samples.ts (docs/own-site.md).'
      : 'Make the site yours with `npm run init`; or, to publish the sample as a demonstration, accept it with its reason in src/site/accepted-samples.ts (docs/own-site.md).',
    'To try the site meanwhile: `npm start` on this machine, `npm run deploy -- --preview --branch <name>` for others.',
  ].join('\n')
}

const truncate = (line: string): string => (line.length > 118 ? `${line.slice(0, 117)}…` : line)
