import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './secret-box.ts'

const plain = new Uint8Array([1, 2, 3])

it('a sealed value can be opened again, and no two seals are alike', async () => {
  const sealed = await seal('secret', '7', plain)
  expect(await unseal('secret', '7', sealed)).toEqual(plain)
  expect(await seal('secret', '7', plain)).not.toBe(sealed)
})

it('another secret, another owner or an altered value opens nothing', async () => {
  const sealed = await seal('secret', '7', plain)
  expect(await unseal('other', '7', sealed)).toBeNull()
  expect(await unseal('secret', '8', sealed)).toBeNull()
  const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await unseal('secret', '7', flipped)).toBeNull()
})

it('a value is sealed by AES-256-GCM, under a key that HKDF derives from the secret', async () => {
  const [iv = '', sealed = ''] = (await seal('secret', '7', plain)).split('.')
  const bytes = Buffer.from(sealed, 'base64url')
  const key = Buffer.from(hkdfSync('sha256', 'secret', '', 'authenticator keys', 32))
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
  cipher.setAAD(Buffer.from('7')).setAuthTag(bytes.subarray(-16))
  expect([...cipher.update(bytes.subarray(0, -16)), ...cipher.final()]).toEqual([...plain])
})
