const pinFields = ['latitude', 'longitude'] as const;
type Pin<T> = Record<(typeof pinFields)[number], T>;

/** Typed coordinates, with a decimal point or comma; null for none: the postal code's centre is used. */
export function writtenPlace({ latitude, longitude }: Pin<string>): Pin<number | null> {
  const degrees = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
  return { latitude: degrees(latitude), longitude: degrees(longitude) };
}

/** Invalid coordinates: text, or one of the two missing. */
export function noDegrees(pin: Pin<string>): (typeof pinFields)[number][] {
  const written = writtenPlace(pin);
  if (written.latitude === null && written.longitude === null) return [];
  return pinFields.filter((name) => written[name] === null || Number.isNaN(written[name]));
}
