const folder = '../../.wrangler/functions'
const chunks = import.meta.glob('../../.wrangler/functions/chunks/*.js')
const [index = ''] = Object.values(
  import.meta.glob<string>(['../../.wrangler/functions/index.js'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/**
 * Loads every endpoint before the first request. Vitest loads a chunk within the request that imports it first, and
 * workerd may cancel other requests that wait for it: "code had hung".
 */
for (const [, path = ''] of index.matchAll(/import\("\.(\/chunks\/[^"]+)"\)/g))
  await chunks[`${folder}${path}`]?.()
