/** Where the bills are kept in the browser's storage. */
export const billsKey = 'bills';

/** Removes the bills from this device. Apart from what reads them, since every page can log out. */
export function forgetBills(): void {
  try {
    localStorage.removeItem(billsKey);
  } catch {
    // Storage is unavailable: nothing was kept.
  }
  // A browser tells its other pages alone.
  window.dispatchEvent(new StorageEvent('storage', { key: billsKey }));
}
