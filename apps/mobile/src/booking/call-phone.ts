import { Linking } from 'react-native';

/** Opens the telephone with a number; nothing where the device has none. */
export function callPhone(phone: string): void {
  void Linking.openURL(`tel:${phone.replace(/[^\d+]/g, '')}`).catch(() => null);
}
