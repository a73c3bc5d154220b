export type PictureKind = 'cover' | 'logo' | 'photo';

/** One demo picture: what is drawn (kitchen slug), for whom (restaurant slug), and which of the four photos. */
export type PictureSource = { kind: PictureKind; kitchen: string; slug: string; n: number };

/** The `src` under which a demo picture is stored with its restaurant: `demo/portuguesa/taberna-do-acucar/photo-2`. */
export function pictureSrc({ kind, kitchen, slug, n }: PictureSource): string {
  return `demo/${kitchen}/${slug}/${kind === 'photo' ? `photo-${n}` : kind}`;
}

/** Null for any text that `pictureSrc` would not have written, so nothing of a request reaches a file name unchecked. */
export function parsePictureSrc(src: string): PictureSource | null {
  const parts = /^demo\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,80})\/(cover|logo|photo-([0-3]))$/.exec(src);
  if (!parts?.[1] || !parts[2] || !parts[3]) return null;
  const kind = parts[3] === 'cover' || parts[3] === 'logo' ? parts[3] : 'photo';
  return { kind, kitchen: parts[1], slug: parts[2], n: Number(parts[4] ?? 0) };
}
