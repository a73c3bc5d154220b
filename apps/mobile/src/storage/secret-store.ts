import * as SecureStore from 'expo-secure-store';

/** Tokens, in the system's key store: gone with the app, and in no backup. */
export const secretStore = {
  /** Without waiting: nothing is drawn before it. Throws when the key store cannot be read. */
  read: (name: string): string | null => SecureStore.getItem(name),
  write: (name: string, secret: string | null): Promise<void> =>
    secret === null
      ? SecureStore.deleteItemAsync(name)
      : SecureStore.setItemAsync(name, secret, {
          keychainAccessible: SecureStore.AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY,
        }),
};
