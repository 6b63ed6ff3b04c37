import { PlainFailure } from '../../lib/plain-failure.ts'

/**
 * Returns the section of a changelog for the release of a tag. Refuses a tag that does not name the version of
 * package.json, and a version without a section or with an empty one.
 * @param tag such as v1.0.0
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`)
    throw new PlainFailure(`The tag is ${tag}, but package.json has version ${version}.`)
  const sections = changelog.split(/^## /m)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  const notes = section?.slice(section.indexOf('\n')).trim()
  if (!notes) throw new PlainFailure(`CHANGELOG.md has no notes for ${version}.`)
  return notes
}
