import { defineConfig } from 'drizzle-kit'
import { beginOwnJournal, schemaPlace } from './scripts/cloud/migrations/own-schema.ts'

const place = schemaPlace()
beginOwnJournal(place)

export default defineConfig({ dialect: 'sqlite', ...place })
