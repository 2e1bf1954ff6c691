// From a page's markup and styles to those of a picture: XML, and rules that reach nothing outside.

const VOID = /<(area|br|col|hr|img|input|link|meta|wbr)\b([^>]*?)\s*\/?>/g

/** HTML as a renderer writes it, as XML: comments gone, void elements closed, drawings named as such. */
export const closed = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(VOID, '<$1$2/>')
    .replace(/<svg(?![^>]*xmlns)/g, '<svg xmlns="http://www.w3.org/2000/svg"')

/** Styles of a page as those of one element of it. */
export const nested = (css: string, owner: string): string => `${owner}{${css.replace(/:root|(?<![\w.-])html(?=\s*[,{])/g, '&')}}`
