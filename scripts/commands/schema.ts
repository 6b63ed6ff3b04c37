import { mkdirSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { postFrontMatterSchema } from '#contracts/post-files.ts'
import { pluralize } from '#shared/words.ts'
import { pageFrontMatterSchema } from '../build/pages/own-page-file.ts'
import { settingsSchema } from '../cloud/cloud-settings.ts'
import { answersSchema } from '../fork/init/read-answers-file.ts'
import { formatSchema, releaseFormat } from '../fork/upgrade/format.ts'
import { runScript } from '../lib/plain-failure.ts'

const folder = '.generated/schema'

/** TypeScript checks the modules of `src/site/`; these are its files that it does not read. */
const schemas = {
  'answers.yaml': answersSchema,
  'cloud.json': settingsSchema,
  'format.json': formatSchema,
  'page.md': pageFrontMatterSchema,
  'post.md': postFrontMatterSchema,
}

function schema(): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, definition] of Object.entries(schemas)) {
    const { $schema, ...rest } = z.toJSONSchema(definition, { io: 'input' })
    const head = { $schema, $id: `urn:ridgeline:own-site:${releaseFormat()}:${name}`, title: name }
    writeFileSync(`${folder}/${name}.schema.json`, `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`)
  }
  console.log(`${folder}: ${pluralize(Object.keys(schemas).length, 'schema')}`)
}

await runScript(async () => schema())
