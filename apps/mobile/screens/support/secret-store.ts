const kept = new Map<string, string>();

/** As the device's key store, for as long as a test file runs. */
export const secretStore = {
  read: (name: string): string | null => kept.get(name) ?? null,
  write: async (name: string, secret: string | null): Promise<void> => {
    if (secret === null) kept.delete(name);
    else kept.set(name, secret);
  },
};
