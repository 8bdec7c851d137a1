import words from '#content/en/invented.json'

/** Thin, above everything, and in nobody's way; a lesson that fills the window leaves room for it. */
const look =
  '.invented{position:fixed;inset:0 0 auto;z-index:99;height:1.25rem;margin:0;background:#16372c;color:#fff;font:600 .75rem/1.25rem system-ui,sans-serif;text-align:center;white-space:nowrap;overflow:hidden;pointer-events:none}body{padding-top:1.25rem}.h-dvh{height:calc(100dvh - 1.25rem)}'

/** A document that says of itself that everybody in it is invented. */
export const markInvented = (html: string): string =>
  html
    .replace('</head>', `<style>${look}</style></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<aside class="invented">${words.banner}</aside>`)
