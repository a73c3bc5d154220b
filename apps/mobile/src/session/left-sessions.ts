import { ApiRefusal } from '@metade/api-client/client.ts';
import { client } from '../api/client';
import { secretStore } from '../storage/secret-store';

const name = 'left';
let left: readonly string[] | null = null;

/**
 * Ends a session on the server, which goes on telling the device by push what happens in it until then: at once, or as soon as there is
 * a network again.
 */
export function leaveSession(token: string): void {
  keep([...leftSessions(), token]);
  void endLeftSessions();
}

/** Ends those that could not be ended when they were left. */
export async function endLeftSessions(): Promise<void> {
  for (const token of leftSessions()) if (await isEnded(token)) keep(leftSessions().filter((one) => one !== token));
}

async function isEnded(token: string): Promise<boolean> {
  try {
    await client.call('logout', {}, { token });
    return true;
  } catch (error) {
    // It had run out, or was ended elsewhere.
    return error instanceof ApiRefusal && error.problem.status === 401;
  }
}

function leftSessions(): readonly string[] {
  left ??= read();
  return left;
}

function read(): readonly string[] {
  try {
    return secretStore.read(name)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function keep(tokens: readonly string[]): void {
  left = tokens;
  void secretStore.write(name, tokens.length > 0 ? tokens.join(' ') : null).catch(() => null);
}
