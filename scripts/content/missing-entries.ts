import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { schemaFile } from '../schema/schema-file.ts'
import { type ContentFile, listContent, sampleFile } from './look-up.ts'
import { entriesInUse } from './entries-in-use.ts'

/**
 * Names what files in `src/site/` lack: an export that something imports, or an entry of an exported object that the
 * published schema requires. The rest of the schema is left to the build, which loads all content.
 */
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
  const faults = await Promise.all(
    replacing.map(async (own) => {
      const sample = sampleFile(own.name)
      const lackedExports = exportsOf(sample).filter((entry) => !exportsOf(own.file).includes(entry))
      const lackedEntries = [
        ...entriesInUse(root, own, lackedExports).map((entry) => `the export ${entry}`),
        ...(await entriesLacked(root, own)),
      ]
      return lackedEntries.map((entry) => `${own.file} lacks ${entry}, which ${sample} has.`)
    }),
  )
  return [...withoutJob.map(({ file }) => `${file} exports no job.`), ...faults.flat()]
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

const requiredSchema = z.object({
  properties: z._default(
    z.record(z.string(), z.object({ required: z._default(z.array(z.string()), []) })),
    {},
  ),
})

async function entriesLacked(root: string, { name, file }: ContentFile): Promise<string[]> {
  const schema = join(root, schemaFile(name))
  if (!existsSync(schema)) return []
  const { properties } = z.parse(requiredSchema, JSON.parse(readFileSync(schema, 'utf8')))
  const ownExports = await loadExports(resolve(root, file))
  return Object.entries(properties).flatMap(([entry, { required }]) => {
    const value = ownExports[entry]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return required.filter((key) => !Object.hasOwn(value, key)).map((key) => `${entry}.${key}`)
  })
}

/** What cannot be loaded has another fault, which is named by its own rule or by the command. */
const loadExports = (path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path).href).catch(() => ({}))
