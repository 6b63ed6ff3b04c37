import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ContentFile, listContent, sampleFile } from './look-up.ts'
import { entriesInUse } from './entries-in-use.ts'

/** Names the exports that something imports and that files in `src/site/` lack. The type check names missing fields. */
export async function missingEntries(root = '.'): Promise<string[]> {
  const ownFiles = listContent(root).filter(({ isOwn }) => isOwn)
  if (ownFiles.length === 0) return []
  const isJob = ({ name }: ContentFile) => name.startsWith('careers/jobs/')
  const replacing = ownFiles.filter((own) => !isJob(own) && existsSync(join(root, sampleFile(own.name))))
  const exportsOf = await readExports(root, [
    ...ownFiles.map(({ file }) => file),
    ...replacing.map(({ name }) => sampleFile(name)),
  ])
  const withoutJob = ownFiles.filter((own) => isJob(own) && !exportsOf(own.file).includes('job'))
  const faults = replacing.flatMap((own) => {
    const sample = sampleFile(own.name)
    const lackedExports = exportsOf(sample).filter((entry) => !exportsOf(own.file).includes(entry))
    return entriesInUse(root, own, lackedExports).map(
      (entry) => `${own.file} lacks the export ${entry}, which ${sample} has.`,
    )
  })
  return [...withoutJob.map(({ file }) => `${file} exports no job.`), ...faults]
}

/** Does not load the modules: one that imports what is not there could not be loaded. */
async function readExports(root: string, files: readonly string[]) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: [...files],
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const outputs = Object.values(metafile.outputs)
  const exports = new Map(outputs.map(({ entryPoint, exports }) => [entryPoint, exports]))
  return (file: string): readonly string[] => exports.get(file) ?? []
}
