import type { Plugin } from 'vite'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/src/render/entry-client.tsx"></script>
</head>
<body><div id="root"></div></body>
</html>`

/**
 * The document of `npm run dev`: React draws every page in the browser, so that an edit shows without a reload.
 * The built site has no such file; its pages are drawn beforehand.
 */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (req, res) => {
          const html = await server.transformIndexHtml(req.originalUrl ?? '/', page)
          res.setHeader('content-type', 'text/html; charset=utf-8')
          res.end(html)
        })
      }
    },
  }
}
