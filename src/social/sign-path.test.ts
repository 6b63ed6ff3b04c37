import { expect, it } from 'vitest'
import { socialImageSizes } from '#contracts/social-image.ts'
import { signImagePath, verifyImagePath } from './sign-path.ts'

const keys = { SOCIAL_IMAGE_KEY: 'k'.repeat(43) }
const request = {
  type: 'article',
  title: 'नेपाली SEO, "quoted" 🚀',
  description: 'What crawlers see.',
  category: 'blog',
}

it('what was signed is what is drawn', () => {
  expect(verifyImagePath(signImagePath(request, keys), keys)).toMatchObject({
    ok: true,
    template: 'article',
    card: { title: request.title, description: request.description, art: 'blog', size: 'facebook' },
  })
})

it('the same input has the same path, and so has every spelling of it', () => {
  const path = signImagePath({ title: 'A title', type: 'home' }, keys)
  expect(signImagePath({ title: '\u0000 A  title\u202e', type: 'page', category: 'nonsense' }, keys)).toBe(
    path,
  )
})

it('a path with any one character changed is refused', () => {
  const path = signImagePath(request, keys)
  for (let i = 0; i < path.length; i++) {
    for (const other of ['A', 'b', '_', '/']) {
      if (path[i] === other) continue
      expect(verifyImagePath(path.slice(0, i) + other + path.slice(i + 1), keys).ok, `${other} at ${i}`).toBe(
        false,
      )
    }
  }
})

it('a path that is cut, lengthened or made up is refused', () => {
  const path = signImagePath(request, keys)
  const madeUp = `/social/page.v1/WyJ4Il0.${'A'.repeat(43)}.png`
  for (const changed of [
    path.slice(0, -1),
    `${path}x`,
    `${path}?x`,
    `/x${path}`,
    '/social/',
    '/social/x.png',
    madeUp,
  ]) {
    expect(verifyImagePath(changed, keys).ok, changed).toBe(false)
  }
})

it('a path that another key signed is refused', () => {
  const path = signImagePath(request, { SOCIAL_IMAGE_KEY: 'o'.repeat(43) })
  expect(verifyImagePath(path, keys)).toEqual({ ok: false, reason: 'changed' })
})

it('paths of before a rotation stay good, and new ones are signed with the new key', () => {
  const rotated = { SOCIAL_IMAGE_KEY: 'n'.repeat(43), SOCIAL_IMAGE_KEY_OLD: keys.SOCIAL_IMAGE_KEY }
  expect(verifyImagePath(signImagePath(request, keys), rotated).ok).toBe(true)
  expect(verifyImagePath(signImagePath(request, rotated), { SOCIAL_IMAGE_KEY: 'n'.repeat(43) }).ok).toBe(true)
})

it('an empty old key signs nothing', () => {
  expect(verifyImagePath(signImagePath(request, keys), { ...keys, SOCIAL_IMAGE_KEY_OLD: '' }).ok).toBe(true)
})

it('texts are cut to their limits before they are signed', () => {
  const verified = verifyImagePath(
    signImagePath({ title: 'ñ'.repeat(900), description: '"'.repeat(900) }, keys),
    keys,
  )
  expect(verified.ok && [verified.card.title.length, verified.card.description.length]).toEqual([200, 300])
})

it('each size has a path of its own', () => {
  const sizes = ['facebook', 'twitter', 'linkedin', 'pinterest', 'whatsapp'] as const
  expect(sizes).toEqual(Object.keys(socialImageSizes))
  expect(new Set(sizes.map((size) => signImagePath({ ...request, size }, keys))).size).toBe(5)
})

it('no title and no key are mistakes of the caller', () => {
  expect(() => signImagePath({ title: '\u0000' }, keys)).toThrow('needs a title')
  expect(() => signImagePath(request, { SOCIAL_IMAGE_KEY: 'short' })).toThrow('at least 32 characters')
})
