import Beasties from 'beasties'
import type { Rolldown } from 'vite'

/** Finds the styles that a document asks for among the files of the build, which are not on the disk yet. */
class InBundle extends Beasties {
  private readonly bundle: Rolldown.OutputBundle

  constructor(bundle: Rolldown.OutputBundle) {
    // Animations are named by variables, so that no tool sees which of them a document uses.
    super({ preload: 'body', keyframes: 'all', fonts: false, logLevel: 'warn' })
    this.bundle = bundle
  }

  override getCssAsset(href: string): Promise<string | undefined> {
    const file = this.bundle[href.replace(/^\//, '')]
    return Promise.resolve(file?.type === 'asset' ? Buffer.from(file.source).toString('utf8') : undefined)
  }
}

/**
 * The document is drawn with the first answer: the rules that its own elements need stand in it (the server allows them by their
 * hash), and the whole style comes below it, beside the script, which waits for it before it draws anything (`client/application.tsx`).
 */
export async function drawnWithFirstAnswer(html: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const drawn = await new InBundle(bundle).process(html)
  if (!/<style>[^<]*\.animate-late/.test(drawn) || !/<link rel="stylesheet"[^>]*>\s*<\/body>/.test(drawn))
    throw new Error('the document has no style of its own: is it written in another way?')
  return drawn
}
