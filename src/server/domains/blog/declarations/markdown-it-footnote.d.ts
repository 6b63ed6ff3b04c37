import type { MarkdownIt } from 'markdown-it'

declare function footnotePlugin(md: MarkdownIt): void
export default footnotePlugin
