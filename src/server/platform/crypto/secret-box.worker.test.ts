import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './secret-box.ts'

const plain = new Uint8Array([1, 2, 3])

it('a sealed value can be opened again, and no two seals are alike', async () => {
  const box = await seal('secret', '7', plain)
  expect(await unseal('secret', '7', box)).toEqual(plain)
  expect(await seal('secret', '7', plain)).not.toBe(box)
})

it('another secret, another owner or an altered value opens nothing', async () => {
  const box = await seal('secret', '7', plain)
  expect(await unseal('other', '7', box)).toBeNull()
  expect(await unseal('secret', '8', box)).toBeNull()
  const flippedBox = `${box.slice(0, -2)}${box.endsWith('AA') ? 'BA' : 'AA'}`
  expect(await unseal('secret', '7', flippedBox)).toBeNull()
  const undecodableBoxes = [`${box.slice(0, -1)}B`, box.replace('.', '.!'), box.replace('.', ''), '']
  for (const undecodableBox of undecodableBoxes)
    expect(await unseal('secret', '7', undecodableBox)).toBeNull()
})

it('a value is sealed by AES-256-GCM, under a key that HKDF derives from the secret', async () => {
  const [iv = '', ciphertext = ''] = (await seal('secret', '7', plain)).split('.')
  const bytes = Buffer.from(ciphertext, 'base64url')
  const key = Buffer.from(hkdfSync('sha256', 'secret', '', 'authenticator keys', 32))
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
  cipher.setAAD(Buffer.from('7')).setAuthTag(bytes.subarray(-16))
  expect([...cipher.update(bytes.subarray(0, -16)), ...cipher.final()]).toEqual([...plain])
})
