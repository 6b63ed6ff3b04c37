import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from './scripts/build/budgets/chunk-modules.ts'
import { devDocument } from './scripts/lib/local/dev-document.ts'
import { ownComponents } from './scripts/fork/overrides/own-components.ts'
import { ownLazyRoutes } from './scripts/build/own-lazy-routes.ts'
import { renderChunkName } from './scripts/build/edge-pages.ts'

const renderToStringOnly = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ownComponents(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/render/route-tree.gen.ts',
      routeTreeFileHeader: ['// @ts-nocheck'],
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
    }),
    ownLazyRoutes(),
    react(),
    tailwindcss(),
    devDocument(),
    chunkModules(),
  ],
  appType: 'custom',
  // A Vite build for another runtime leaves NODE_ENV alone; without this, the server would render with
  // development React.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    // The package's main entry also brings the streaming renderers, each as large as this one.
    alias: isSsrBuild ? [{ find: 'react-dom/server', replacement: renderToStringOnly }] : [],
  },
  ssr: {
    noExternal: true,
    // 'browser' would tell the router that it runs in one.
    resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        emptyOutDir: true,
        minify: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/render/entry-server.tsx',
          external: '#built/styles.js',
          output: { entryFileNames: 'render.js', chunkFileNames: renderChunkName },
        },
      }
    : {
        manifest: true,
        // The document names each page's chunks, and links load theirs at a hint of intent: a map
        // of all chunks would weigh more.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/render/entry-client.tsx',
          output: {
            codeSplitting: {
              // What every page loads. The rest is split by which routes import it.
              groups: [
                { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
                { name: 'shell', tags: ['$initial'] },
              ],
            },
          },
        },
      },
}))
