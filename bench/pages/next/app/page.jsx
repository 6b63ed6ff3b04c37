import { page } from './page-tree'

export default function Page() {
  return page.body
}
