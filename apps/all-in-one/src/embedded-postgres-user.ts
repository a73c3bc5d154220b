import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Options of `spawn` that make a child run as another user. */
export type ServerUser = { uid: number; gid: number };

/**
 * The user that PostgreSQL runs as: undefined means ours. PostgreSQL refuses root, so root gives way to the owner of
 * `dataDir` when it is there, else `postgres`, else `nobody`; no user is created. Throws on another user's folder.
 */
export function chooseServerUser(dataDir: string): ServerUser | undefined {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  const ours = process.getuid?.();
  if (ours !== 0) {
    if (owner && owner.uid !== ours) {
      throw new Error(
        `${dataDir} belongs to user ${owner.uid}: start as that user, as root, or with another data folder.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (!user)
    throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run as.');
  return user;
}

function lookUp(name: string): ServerUser | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
