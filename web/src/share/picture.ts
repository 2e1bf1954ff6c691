// The board as a picture with a caption, drawn on this device: the board's own markup and styles as an SVG image on a canvas.

export interface Caption {
  title: string
  sentence: string
  /** The players in the order of the table: the colour and outline of their mark, and what is said of them. */
  players: { colour: string; shape: string; words: string }[]
  link: string
}

const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent }'
const MARGIN = 0.025 // of the width

/** Every rule of the page's styles; an SVG image brings all that it needs. */
function styles(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return [...rules, STILL].join('\n')
}

/** The board alone, as it stands, in an SVG of the window's size, so that what depends on that is the same. */
function markup(board: HTMLElement, table: HTMLElement): string {
  const { width, height } = board.getBoundingClientRect()
  const space = 'http://www.w3.org/2000/svg'
  const root = document.createElementNS(space, 'svg')
  root.setAttribute('width', String(innerWidth))
  root.setAttribute('height', String(innerHeight))
  for (const [name, value] of Object.entries(document.documentElement.dataset)) root.setAttribute(`data-${name}`, value ?? '')
  root.setAttribute('style', `color-scheme: ${getComputedStyle(board).colorScheme}`)
  const style = document.createElementNS(space, 'style')
  style.textContent = styles()
  const frame = document.createElementNS(space, 'foreignObject')
  frame.setAttribute('width', String(innerWidth))
  frame.setAttribute('height', String(innerHeight))
  const around = table.cloneNode(false) as HTMLElement
  around.style.cssText += `; display: block; width: ${width}px; height: ${height}px; padding: 0; font: ${getComputedStyle(document.body).font}`
  const copy = board.cloneNode(true) as HTMLElement
  copy.style.cssText += `; position: relative; width: ${width}px; height: ${height}px`
  for (const control of copy.querySelectorAll('button, [role="status"]:empty')) control.remove()
  around.append(copy)
  frame.append(around)
  root.append(style, frame)
  return new XMLSerializer().serializeToString(root)
}

async function image(source: string): Promise<HTMLImageElement> {
  const found = new Image()
  found.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await found.decode()
  return found
}

/** The lines of a text that fit into a width. */
function lines(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = found.length > 0 ? `${found.at(-1)} ${word}` : word
    if (found.length > 0 && context.measureText(longer).width <= width) found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

/** Draw the board and its caption, so many pixels wide. */
export async function draw(board: HTMLElement, table: HTMLElement, caption: Caption, width: number): Promise<HTMLCanvasElement> {
  const drawn = await image(markup(board, table))
  const box = board.getBoundingClientRect()
  const scale = width / box.width
  const margin = Math.round(width * MARGIN)
  const unit = width / 50
  const canvas = document.createElement('canvas')
  canvas.width = width
  const context = canvas.getContext('2d', { alpha: false })!
  const face = getComputedStyle(document.body).fontFamily
  const text = (size: number, weight: number): string => `${weight} ${unit * size}px ${face}`
  context.font = text(1.25, 500)
  const sentence = lines(context, caption.sentence, width - 2 * margin).slice(0, 3)
  const foot = margin * 2 + unit * (2 + sentence.length * 1.75 + 2 + 1.6)
  canvas.height = Math.round(box.height * scale + foot) & ~1
  const probe = document.createElement('span')
  board.append(probe)
  const ink = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  context.fillStyle = ink('--canvas')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0, box.width, box.height, 0, 0, width, box.height * scale)
  let y = box.height * scale + margin + unit * 1.6
  const write = (words: string, font: string, name: string, x = margin): number => {
    context.font = font
    context.fillStyle = ink(name)
    context.fillText(words, x, y)
    return x + context.measureText(words).width
  }
  write(caption.title, text(1.6, 800), '--text')
  for (const line of sentence) {
    y += unit * 1.75
    write(line, text(1.25, 500), '--text')
  }
  y += unit * 2.1
  let x = margin
  for (const player of caption.players) {
    context.fillStyle = ink(player.colour)
    const shape = new Path2D()
    shape.addPath(new Path2D(player.shape), new DOMMatrix().translate(x, y - unit * 0.95).scale(unit / 22))
    context.fill(shape)
    x = write(player.words, text(1.15, 700), '--text', x + unit * 1.4) + unit * 1.4
  }
  y += unit * 1.9
  write(caption.link, text(1.05, 500), '--muted')
  probe.remove()
  return canvas
}

/** A canvas as a file of this kind. */
export function file(canvas: HTMLCanvasElement, kind: 'image/png' | 'image/webp', quality?: number): Promise<Blob> {
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob?.type === kind ? done(blob) : fail(new Error(kind))), kind, quality))
}

/** Hand a file over: to other apps where the device can, else as a download. */
export async function give(blob: Blob, name: string, title: string): Promise<void> {
  const whole = new File([blob], name, { type: blob.type })
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [whole] })) {
    return navigator.share({ files: [whole], title }).catch(() => undefined)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
