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

it('a verified path returns the card that was signed', () => {
  expect(verifyImagePath(signImagePath(request, keys), keys)).toMatchObject({
    ok: true,
    template: 'article',
    card: { title: request.title, description: request.description, art: 'blog', size: 'facebook' },
  })
})

it('equivalent inputs have the same path', () => {
  const path = signImagePath({ title: 'A title', type: 'home' }, keys)
  expect(signImagePath({ title: '\u0000 A  title\u202e', type: 'page', category: 'nonsense' }, keys)).toBe(
    path,
  )
})

it('a path is readable where that is shorter', () => {
  expect(signImagePath({ type: 'article', title: "Tea; 100% of it's", description: '' }, keys)).toMatch(
    /^\/social\/article\.v2\/Tea%3B%20100%25%20of%20it%27s;;default;facebook\.[\w-]{43}\.png$/,
  )
  expect(signImagePath({ title: 'नेपाली' }, keys)).not.toMatch(/[;%]/)
})

it('a path signed before paths were readable stays valid', () => {
  const path =
    '/social/article.v1/WyJUZWEsIHR3aWNlIiwiT2xkLiIsImJsb2ciLCJmYWNlYm9vayJd.T2OXU3p7YrpdGRtpgDe5l_sH5mwjOT4Y0wCH1qjzoGw.png'
  expect(verifyImagePath(path, keys)).toMatchObject({
    ok: true,
    card: { title: 'Tea, twice', description: 'Old.', art: 'blog', size: 'facebook' },
  })
})

it('a path with any single character changed is rejected', () => {
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

it('a truncated, extended or invented path is rejected', () => {
  const path = signImagePath(request, keys)
  const forgedPath = `/social/page.v1/WyJ4Il0.${'A'.repeat(43)}.png`
  for (const changedPath of [
    path.slice(0, -1),
    `${path}x`,
    `${path}?x`,
    `/x${path}`,
    '/social/',
    '/social/x.png',
    forgedPath,
  ]) {
    expect(verifyImagePath(changedPath, keys).ok, changedPath).toBe(false)
  }
})

it('a path signed with another key is rejected', () => {
  const path = signImagePath(request, { SOCIAL_IMAGE_KEY: 'o'.repeat(43) })
  expect(verifyImagePath(path, keys)).toEqual({ ok: false, reason: 'changed' })
})

it('after a key rotation old paths stay valid, and new ones are signed with the new key', () => {
  const rotatedKeys = { SOCIAL_IMAGE_KEY: 'n'.repeat(43), SOCIAL_IMAGE_KEY_OLD: keys.SOCIAL_IMAGE_KEY }
  expect(verifyImagePath(signImagePath(request, keys), rotatedKeys).ok).toBe(true)
  expect(verifyImagePath(signImagePath(request, rotatedKeys), { SOCIAL_IMAGE_KEY: 'n'.repeat(43) }).ok).toBe(
    true,
  )
})

it('an empty old key signs nothing', () => {
  expect(verifyImagePath(signImagePath(request, keys), { ...keys, SOCIAL_IMAGE_KEY_OLD: '' }).ok).toBe(true)
})

it('texts are truncated to their limits before they are signed', () => {
  const verification = verifyImagePath(
    signImagePath({ title: 'ñ'.repeat(900), description: '"'.repeat(900) }, keys),
    keys,
  )
  expect(verification.ok && [verification.card.title.length, verification.card.description.length]).toEqual([
    200, 300,
  ])
})

it('each size has a path of its own', () => {
  const sizes = ['facebook', 'twitter', 'linkedin', 'pinterest', 'whatsapp'] as const
  expect(sizes).toEqual(Object.keys(socialImageSizes))
  expect(new Set(sizes.map((size) => signImagePath({ ...request, size }, keys))).size).toBe(5)
})

it('a title without printable characters or a key that is too short throws', () => {
  expect(() => signImagePath({ title: '\u0000' }, keys)).toThrow('needs a title')
  expect(() => signImagePath(request, { SOCIAL_IMAGE_KEY: 'short' })).toThrow('at least 32 characters')
})
