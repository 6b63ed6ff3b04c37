import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { releaseFormat } from './format.ts'
import { schemaFile, schemaFolder } from './schema-file.ts'
import { type Schema, shapeOfModule } from './shape-of-values.ts'
import { typedSchemas } from './typed-schemas.ts'

const withoutSchema =
  /(^|\/)(american-spelling|meta-types|site-route|known-params|logo-types|service-links|erased-answers|openings|by-count|front-matter|post-file|sample-booking|service-page|legal-page)\.ts$|^careers\/(jobs\.ts|jobs\/|job\.ts$)/

function optionalFields(file: string, read = new Set<string>()): ReadonlySet<string> {
  if (read.has(file) || !existsSync(file)) return new Set()
  read.add(file)
  const text = readFileSync(file, 'utf8')
  const ownFields = [...text.matchAll(/(\w+)\?:/g)].flatMap(([, field]) => field ?? [])
  const imports = [...text.matchAll(/\bfrom '#((?:content|contracts)\/[^']+)'/g)]
  return new Set([
    ...ownFields,
    ...imports.flatMap(([, imported]) => [...optionalFields(`src/${imported}`, read)]),
  ])
}

export async function ownSchemas(): Promise<ReadonlyMap<string, Schema>> {
  const schemas = new Map<string, Schema>()
  for (const [name, schema] of Object.entries(typedSchemas)) {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
    schemas.set(name, withHead(name, rest))
  }
  for (const name of globSync('**/*.ts', { cwd: 'src/content' }).sort()) {
    const file = `src/content/${name}`
    if (name.endsWith('.test.ts') || withoutSchema.test(name) || schemas.has(name)) continue
    const moduleExports: Record<string, unknown> = await import(pathToFileURL(path.resolve(file)).href)
    if (Object.keys(moduleExports).length > 0)
      schemas.set(name, withHead(name, shapeOfModule(name, moduleExports, optionalFields(file))))
  }
  return schemas
}

function withHead(name: string, schema: Schema): Schema {
  const format = releaseFormat()
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:ridgeline:own-site:${format}:${name}`,
    title: `src/site/${name}, format ${format}`,
    ...schema,
  }
}

export const schemaText = (schema: Schema): string => `${JSON.stringify(schema, null, 2)}\n`

export async function schemaFaults(): Promise<string[]> {
  const texts = new Map(
    [...(await ownSchemas())].map(([name, schema]) => [schemaFile(name), schemaText(schema)]),
  )
  const present = globSync(`${schemaFolder}/**/*.json`)
  const stale = [...texts].filter(
    ([file, text]) => !present.includes(file) || readFileSync(file, 'utf8') !== text,
  )
  return [
    ...stale.map(([file]) => `${file} is out of date: \`npm run schema\` writes it.`),
    ...present
      .filter((file) => !texts.has(file))
      .map((file) => `${file} no longer describes a file: \`npm run schema\` deletes it.`),
  ]
}
