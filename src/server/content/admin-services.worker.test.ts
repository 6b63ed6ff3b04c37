import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addServices } from '../../../tests/builders/services.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { listServices, updateService } from './admin-services.ts'

const db = openDb(env.DB)

it('a save that is sent again because its answer was lost is no conflict and changes nothing more', async () => {
  await addServices(db)
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const [service] = await listServices(context)
  if (!service) throw new Error('there is no service')
  const { id, revision } = service
  const save = (features: string[]) => updateService(context, { id, revision, fields: { features } })
  expect(await save(['A plan'])).toMatchObject({ ok: true, record: { revision: revision + 1 } })
  expect(await save(['A plan'])).toMatchObject({ ok: true, record: { revision: revision + 1 } })
  expect(await save(['A map'])).toMatchObject({ ok: false, reason: 'content-conflict' })
})
