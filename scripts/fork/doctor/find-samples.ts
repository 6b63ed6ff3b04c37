import * as usedClaims from '#content/claims.ts'
import * as usedConfig from '#site.config.ts'
import * as sampleClaims from '../../../src/content/claims.ts'
import * as sampleConfig from '../../../src/site.config.ts'
import { type AcceptedSample, isAccepted } from './accepted-samples.ts'
import { readUsedFiles, usedFileOf } from './file-to-edit.ts'
import {
  findPublicSamples,
  findUnbuiltSamples,
  type PublicSample,
  readSample,
  type SampleFile,
} from './sample-sentences.ts'
import { type SampleValue, sampleValues } from './sample-values.ts'

export interface FoundSamples {
  sentences: readonly (PublicSample & { isAccepted: boolean })[]
  values: readonly (SampleValue & { pages: readonly string[]; isAccepted: boolean })[]
  /**
   * Found in no built page. Another agency may well use the same words, so these do not stop a deployment.
   */
  unbuilt: readonly (SampleFile & { isAccepted: boolean })[]
}

export async function findSamples(
  texts: ReadonlyMap<string, string>,
  { acceptedSamples, hasSeed }: { acceptedSamples: readonly AcceptedSample[]; hasSeed: boolean },
): Promise<FoundSamples> {
  const sentences = findPublicSamples(await readSample({ hasSeed }), texts, {
    usedFiles: readUsedFiles(),
    hasSeed,
  })
  const values = [
    ...sampleValues(usedFileOf('site.config.ts'), { sample: sampleConfig, used: usedConfig }),
    ...sampleValues(usedFileOf('claims.ts'), { sample: sampleClaims, used: usedClaims }),
  ]
  return {
    sentences: sentences.map((sample) => ({
      ...sample,
      isAccepted: isAccepted({ file: sample.file }, acceptedSamples),
    })),
    values: values.map((value) => ({
      ...value,
      pages: pagesShowing(value, texts),
      isAccepted: isAccepted(value, acceptedSamples),
    })),
    unbuilt: findUnbuiltSamples().map((sample) => ({
      ...sample,
      isAccepted: isAccepted({ file: sample.file }, acceptedSamples),
    })),
  }
}

export function openSampleLines({ sentences, values }: Omit<FoundSamples, 'unbuilt'>): string[] {
  const open = values.filter(({ isAccepted, isCommon }) => !isAccepted && !isCommon)
  const files = [...new Set(open.map(({ file }) => file))]
  return [
    ...files.map((file) => {
      const [first, ...others] = open.filter((value) => value.file === file)
      const shownValue = first?.shown ? ` “${first.shown}”` : ''
      const more = others.length === 0 ? '' : ` and ${others.length} more`
      return `${file}, ${first?.field}${shownValue}${more}`
    }),
    ...sentences
      .filter(({ isAccepted }) => !isAccepted)
      .map(({ file, sentences: [first], where }) => `${file}, such as “${first}” on ${where}`),
  ]
}

/** A short figure such as '3' appears in many texts that claim nothing, so only longer values are searched for. */
function pagesShowing({ shown }: SampleValue, texts: ReadonlyMap<string, string>): string[] {
  if (shown === null || shown.length < 3) return []
  return [...texts].flatMap(([at, text]) => (text.includes(shown) ? at : []))
}
