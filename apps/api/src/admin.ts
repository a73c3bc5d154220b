// Work on a database that no page may do: npm run admin -- create-admin [--email name@mail.com]; asks for the password.
import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { prepareDatabase } from './compose.ts';
import { createMarketBook } from './db/market-book.ts';
import { createPool } from './db/pool.ts';
import { createAdmin } from './features/auth/index.ts';
import { Refused } from './refused.ts';
import { issueMessage, refusalMessage } from '@metade/i18n/errors.ts';

const usage =
  'usage: npm run admin -- create-admin [--email name@mail.com]\nThe password is asked for, or read from the first line of the input.';

export type Questions = { ask(question: string): Promise<string>; askSecretly(question: string): Promise<string> };

/** Runs the command. Answers the exit code: 0 done, 1 refused or the database failed, 2 wrong arguments. */
export async function runAdmin(
  args: string[],
  databaseUrl: string | undefined,
  questions: Questions,
  say: (line: string) => void,
): Promise<number> {
  const given = readArguments(args);
  if (!given) return fail(2, usage);
  if (!databaseUrl) return fail(2, 'DATABASE_URL is not set: it says which database the admin is for.');
  const pool = createPool(databaseUrl, 2);
  try {
    await prepareDatabase(pool);
    const email = given.email ?? (await questions.ask('E-mail: '));
    const password = await questions.askSecretly('Password: ');
    const settings = await createMarketBook(pool, {}).settings();
    const outcome = await createAdmin(pool, email, password, settings);
    say(
      `${outcome.email} is an admin${outcome.existed ? ', with the new password; its other sessions have ended' : ''}.`,
    );
    return 0;
  } catch (error) {
    return fail(1, error instanceof Refused ? wordsOf(error) : (error as Error).message);
  } finally {
    await pool.end();
  }

  function fail(code: number, words: string): number {
    say(words);
    return code;
  }
}

function readArguments(args: string[]): { email: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { email: { type: 'string' } } });
    return positionals.length === 1 && positionals[0] === 'create-admin' ? { email: values.email } : undefined;
  } catch {
    return undefined;
  }
}

function wordsOf(refusal: Refused): string {
  const issue = refusal.issues?.[0];
  if (issue === undefined) return refusalMessage(refusal.code, refusal.params, 'en');
  return `${issue.path}: ${issueMessage(issue.code, issue.path, 'en', issue.params)}`;
}

/** Asks on the terminal; what is typed secretly is not shown. Without a terminal the answers are the input's lines. */
function terminal(): Questions & { close(): void } {
  let hidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stderr.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  return {
    ask: (question) => lines.question(question),
    askSecretly: async (question) => {
      process.stderr.write(question);
      hidden = true;
      const answer = await lines.question('');
      hidden = false;
      process.stderr.write('\n');
      return answer;
    },
    close: () => lines.close(),
  };
}

if (import.meta.main) {
  const questions = terminal();
  process.exitCode = await runAdmin(process.argv.slice(2), process.env.DATABASE_URL, questions, (line) =>
    console.error(line),
  );
  questions.close();
}
