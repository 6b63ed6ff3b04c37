/** For pages whose address grants access to an account: not cached, not indexed, not leaked to the next page. */
export const linkPageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
