import { expect, test } from 'vitest'
import { releaseNotes } from './release-notes.ts'

const changelog =
  '# Changelog\n\n## [Unreleased]\n\n- Soon\n\n## [1.1.0] - 2027-01-01\n\n### For owners\n\n- New\n\n## [1.0.0] - 2026-11-29\n'

test('the notes of a release are its section of the changelog', () => {
  expect(releaseNotes('v1.1.0', '1.1.0', changelog)).toBe('### For owners\n\n- New')
})

test('a tag that differs from package.json, or a version without notes, makes no release', () => {
  expect(() => releaseNotes('v1.1.0', '1.0.0', changelog)).toThrow('package.json has version 1.0.0')
  expect(() => releaseNotes('v1.0.0', '1.0.0', changelog)).toThrow('no notes for 1.0.0')
  expect(() => releaseNotes('v2.0.0', '2.0.0', changelog)).toThrow('no notes for 2.0.0')
})
