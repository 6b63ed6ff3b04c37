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

export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (req, res) => {
          const { bootFile, bootScript } = await import('#generated/boot-script.ts')
          const boot = `<script>${bootScript}</script>\n<script>${bootFile.text}</script>\n`
          const document = page.replace('<script', () => `${boot}<script`)
          const html = await server.transformIndexHtml(req.originalUrl ?? '/', document)
          res.setHeader('content-type', 'text/html; charset=utf-8')
          res.end(html)
        })
      }
    },
  }
}
