export const versionTexts = {
  version: (revision: number) => `Version ${revision}`,
  title: 'Versions',
  note: 'The last 50 saved versions. Autosave adds at most one every five minutes.',
  what: 'the versions',
  newest: ', the newest',
  versionName: (version: number) => `version ${version}`,
  compareLabel: (version: number) => `Compare version ${version} with`,
  editorName: 'the editor',
  changed: (fields: string) => `changed: ${fields}`,
} as const

export const versionLinesTexts = {
  same: 'These versions are the same.',
  emptyValue: 'empty',
} as const

export const restoreTexts = {
  openButton: (version: number) => `Restore version ${version}`,
  heading: (version: number) => `Restore version ${version}?`,
  text: (isLive: boolean, isDirty: boolean) =>
    `Its text and details become a new version${isLive ? ', which readers see right away' : ''}. The address, the status and the publication time stay the same, and no version is lost.${isDirty ? ' Your unsaved changes are saved as a version first.' : ''}`,
  restoreButton: 'Restore it',
} as const
