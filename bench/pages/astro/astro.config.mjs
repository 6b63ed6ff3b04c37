import { defineConfig } from 'astro/config'

export default defineConfig({
  outDir: process.env.BENCH_OUT,
  cacheDir: process.env.BENCH_CACHE,
  build: { inlineStylesheets: 'always', format: 'file' },
  prefetch: true,
  devToolbar: { enabled: false },
})
