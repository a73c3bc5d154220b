/** A browser has no key store; the export for web is made for tests. */
export const secretStore = {
  read: (name: string): string | null => localStorage.getItem(`metade.secret.${name}`),
  write: async (name: string, secret: string | null): Promise<void> => {
    if (secret === null) localStorage.removeItem(`metade.secret.${name}`);
    else localStorage.setItem(`metade.secret.${name}`, secret);
  },
};
