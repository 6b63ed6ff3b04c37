export interface OwnPage {
  path: string
  title: string
  description: string
  heading: string
  trail: readonly { name: string; url: string }[]
  robots?: 'noindex'
  html: string
}
