/**
 * The Open Graph tags of link previews in chat and mail: the page's title, and the product as the site. The tags that are the same for all
 * pages are in `index.html`. There is no `og:url`: no setting has the site's public URL, and a `Host` header must not get into the cache.
 * @param title as HTML text, such as `Standings · Global League · Sideline`
 */
export function previewTags(title: string): string {
  const product = title.split(' · ').at(-1)!;
  const tag = (property: string, content: string) =>
    `<meta property="og:${property}" content="${content.replaceAll('"', '&quot;')}">`;
  return tag('title', title) + tag('site_name', product);
}
