const listeners = new Set<() => void>();

/** Calls the listener after every call of this tab that changed something; answers how to stop. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellWritten(): void {
  for (const listener of listeners) listener();
}
