export const socialImageKey = ({
  type,
  title,
  description,
  category,
}: Record<'type' | 'title' | 'description' | 'category', string>) =>
  JSON.stringify([type, title, description, category])
