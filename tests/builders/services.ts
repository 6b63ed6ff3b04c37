import { insertContentServices } from '#server/content/first-services.ts'
import type { Db } from '#server/db/open.ts'

export const addServices = (db: Db) => insertContentServices({ db, now: new Date() })
