// The page's title and icon say whose turn it is.

/** Set the title, and the icon that calls for attention or rests. */
export function attend(title: string, calling: boolean): void {
  document.title = title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = calling ? '/icon-turn.svg' : '/icon.svg'
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted
}
