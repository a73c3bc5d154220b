const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Restaurant ids in the browser's storage; anything else there is skipped. */
export function storedIds(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && uuid.test(one)) : [];
  } catch {
    return [];
  }
}
