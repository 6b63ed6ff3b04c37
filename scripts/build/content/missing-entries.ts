import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { schemaFile } from '../../fork/schema/schema-file.ts'
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
      return lackedEntries.map((entry) =>
        entry.includes('[')
          ? `${own.file} lacks ${entry}, which every such entry of ${sample} has.`
          : `${own.file} lacks ${entry}, which ${sample} has.`,
      )
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

interface RequiredEntries {
  required?: readonly string[] | undefined
  properties?: Readonly<Record<string, RequiredEntries>> | undefined
  items?: RequiredEntries | undefined
}

const requiredEntries: z.ZodMiniType<RequiredEntries> = z.lazy(() =>
  z.object({
    required: z.optional(z.array(z.string())),
    properties: z.optional(z.record(z.string(), requiredEntries)),
    items: z.optional(requiredEntries),
  }),
)

async function entriesLacked(root: string, { name, file }: ContentFile): Promise<string[]> {
  const schema = join(root, schemaFile(name))
  if (!existsSync(schema)) return []
  const { properties = {} } = z.parse(requiredEntries, JSON.parse(readFileSync(schema, 'utf8')))
  const ownExports = await loadExports(resolve(root, file))
  return Object.entries(properties).flatMap(([entry, shape]) => lackedIn(ownExports[entry], shape, entry))
}

function lackedIn(value: unknown, shape: RequiredEntries, where: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.flatMap((item, index) => lackedIn(item, items, `${where}[${index}]`)) : []
  }
  const entries = new Map(Object.entries(value))
  return [
    ...(shape.required ?? []).filter((key) => !entries.has(key)).map((key) => `${where}.${key}`),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, inner]) =>
      lackedIn(entries.get(key), inner, `${where}.${key}`),
    ),
  ]
}

/** Returns nothing for a module that cannot be loaded: another rule or the command itself names that fault. */
const loadExports = (path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path).href).catch(() => ({}))
