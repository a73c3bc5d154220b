import type { DeviceStorage } from '../../src/ports.ts';

/** A device's storage, which outlives the objects that use it. */
export class MemoryStorage implements DeviceStorage {
  readonly texts = new Map<string, string>();
  /** In characters of all texts. */
  space = Number.POSITIVE_INFINITY;

  read(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  write(name: string, text: string): void {
    const others = [...this.texts].filter(([other]) => other !== name);
    if (others.reduce((sum, [, { length }]) => sum + length, text.length) > this.space)
      throw new Error('no space left');
    this.texts.set(name, text);
  }

  remove(name: string): void {
    this.texts.delete(name);
  }
}

/** Keys that can be told apart. */
export function countedKeys(): () => string {
  let made = 0;
  return () => `key ${++made}`;
}
