/** Separate from the schemas, so that public pages need not load them. */
export const socialImageKey = ({
  type,
  title,
  description,
  category,
}: Record<'type' | 'title' | 'description' | 'category', string>) =>
  JSON.stringify([type, title, description, category])
