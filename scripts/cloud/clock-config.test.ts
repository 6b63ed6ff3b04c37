import { expect, test } from 'vitest'
import { mergeClockSettings } from './clock-config.ts'

const id = '3f2c0000-1111-4222-8333-444455556666'

test('the companion Worker gets database and bucket together or not at all', () => {
  const settings = { project: 'acme', database: { name: 'acme', id }, backupBucket: 'acme-backups' }
  expect(mergeClockSettings({}, { ...settings, backupJurisdiction: 'eu' }, 'acme')).toMatchObject({
    d1_databases: [{ binding: 'DB', database_id: id }],
    r2_buckets: [{ binding: 'BACKUPS', bucket_name: 'acme-backups', jurisdiction: 'eu' }],
  })
  expect(mergeClockSettings({}, { ...settings, backupBucket: undefined }, 'acme')).not.toHaveProperty(
    'd1_databases',
  )
})
