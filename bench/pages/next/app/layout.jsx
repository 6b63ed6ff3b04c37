import { page } from './page-tree'

export const metadata = { title: page.title }

export default function Layout({ children }) {
  return (
    <html lang={page.lang}>
      <head>
        {page.head}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the selectors of a style sheet */}
        <style dangerouslySetInnerHTML={{ __html: page.style }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
