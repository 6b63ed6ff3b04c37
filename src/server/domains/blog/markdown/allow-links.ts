import type { Token } from 'markdown-it'
import { isAllowedImage, linkKind } from '#shared/links.ts'
import { plainText } from './plain-text.ts'

export function allowLinks(tokens: readonly Token[], imageHosts: readonly string[]): string[] {
  const refusedAddresses = new Set<string>()
  for (const token of tokens) {
    if (token.children) token.children = allowedInline(token.children, imageHosts, refusedAddresses)
  }
  return [...refusedAddresses].filter(Boolean)
}

function allowedInline(
  children: readonly Token[],
  imageHosts: readonly string[],
  refusedAddresses: Set<string>,
): Token[] {
  const allowedTokens: Token[] = []
  let isInRefusedLink = false
  for (const token of children) {
    if (token.type === 'link_open') {
      const kind = linkKind(attribute(token, 'href'))
      isInRefusedLink = kind === 'refused'
      if (isInRefusedLink) refusedAddresses.add(attribute(token, 'href'))
      if (kind === 'external') token.attrSet('rel', 'nofollow noopener')
    }
    const isLinkTag = token.type === 'link_open' || token.type === 'link_close'
    if (isLinkTag && isInRefusedLink) continue
    allowedTokens.push(token.type === 'image' ? allowedImage(token, imageHosts, refusedAddresses) : token)
  }
  return allowedTokens
}

function allowedImage(token: Token, imageHosts: readonly string[], refusedAddresses: Set<string>): Token {
  if (isAllowedImage(attribute(token, 'src'), imageHosts)) {
    token.attrSet('loading', 'lazy')
    token.attrSet('decoding', 'async')
    return token
  }
  refusedAddresses.add(attribute(token, 'src'))
  const text = plainText(token.children ?? [])
  token.type = 'text'
  token.attrs = null
  token.children = null
  token.content = text
  return token
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}
