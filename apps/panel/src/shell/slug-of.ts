/** "Jantar à beira-rio" as a slug: jantar-a-beira-rio. */
export function slugOf(title: string, longest: number): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
