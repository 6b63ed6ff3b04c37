import type { SampleChanges } from './sample-changes.ts'

export function upgradeReport({ shown, replaced }: SampleChanges, from: string, to: string): string[] {
  const list = (changes: SampleChanges['shown']) => changes.map(({ file, change }) => `  ${change} ${file}`)
  const hasDifference = [...shown, ...replaced].some(({ change }) => change !== 'new')
  return [
    ...(shown.length > 0
      ? ['New or changed texts of the sample that your site now shows:', ...list(shown)]
      : ['No text of the sample that your site shows has changed.']),
    ...(replaced.length > 0
      ? [
          'Files that yours in src/site/ replace have changed too; see whether yours need the same:',
          ...list(replaced),
        ]
      : []),
    ...(hasDifference
      ? [`What has changed in one of them: git diff ${from.slice(0, 12)} ${to.slice(0, 12)} -- <file>`]
      : []),
  ]
}
