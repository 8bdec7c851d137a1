import { type PublicPage, publicPages } from '#shared/public-pages.ts'

/** Where the picture lies that other sites show beside a link to us; 1,200 × 630 pixels. */
const sharedPicture = '/shared-picture.jpg'

/** The public page at an address, if there is one. */
export const publicPageAt = (address: string): PublicPage | undefined =>
  publicPages.find(({ path }) => path === (address.replace(/\/+$/, '') || '/'))

/**
 * A document with the head of one public page: its title and description, and, where the address of this installation is
 * set (PUBLIC_URL), what search engines and other sites ask for.
 */
export function withHead(html: string, { path, title, description }: PublicPage, publicUrl: string | null): string {
  const known = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replaceAll(/\s*<meta\s+(?:name="description"|property="og:[^"]*")[^>]*>/g, '')
  const tags = [
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Trellis" />',
    ...(publicUrl ? addressTags(publicUrl, path) : []),
    ...(path === '/' ? [structuredData(publicUrl, description)] : []),
  ]
  return known.replace('</head>', () => `${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`)
}

const addressTags = (publicUrl: string, path: string) => [
  `<link rel="canonical" href="${publicUrl}${path}" />`,
  `<meta property="og:url" content="${publicUrl}${path}" />`,
  `<meta property="og:image" content="${publicUrl}${sharedPicture}" />`,
  '<meta property="og:image:width" content="1200" />',
  '<meta property="og:image:height" content="630" />',
  '<meta name="twitter:card" content="summary_large_image" />',
]

/** What the product is, for machines that read pages (schema.org). It is data: no browser runs it. */
function structuredData(publicUrl: string | null, description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Trellis',
    description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any, with a browser',
    audience: { '@type': 'EducationalAudience', educationalRole: 'student', suggestedMinAge: 4, suggestedMaxAge: 11 },
    ...(publicUrl && { url: `${publicUrl}/` }),
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Every public page with its whole address, as search engines want it. */
export const sitemap = (publicUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n')}
</urlset>
`

/** What robots may read: the public pages, and what these are drawn with. */
export const robots = (publicUrl: string | null) =>
  [
    'User-agent: *',
    ...publicPages.map(({ path }) => `Allow: ${path}$`),
    'Allow: /assets/',
    'Allow: /portraits/',
    `Allow: ${sharedPicture}$`,
    ...['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'].map((icon) => `Allow: ${icon}$`),
    'Disallow: /',
    ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
