import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pluralize } from '#shared/pluralize.ts'
import { generateForContent } from '../fork/schema/generate-for-content.ts'
import { runScript } from '../lib/plain-failure.ts'
import { ownSchemas, schemaText } from '../fork/schema/own-schemas.ts'
import { schemaFile, schemaFolder } from '../fork/schema/schema-file.ts'

async function schema(): Promise<void> {
  await generateForContent()
  const schemas = await ownSchemas()
  for (const file of globSync(`${schemaFolder}/**/*.json`)) rmSync(file)
  for (const [name, content] of schemas) {
    mkdirSync(dirname(schemaFile(name)), { recursive: true })
    writeFileSync(schemaFile(name), schemaText(content))
  }
  console.log(`${schemaFolder}: ${pluralize(schemas.size, 'schema')}`)
}

await runScript(schema)
