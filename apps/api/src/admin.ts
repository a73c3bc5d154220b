// Commands on a database that no screen offers: `npm run admin` lists them.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { AdminRole } from '@metade/domain/admin-role.ts';
import { adminRoles } from '@metade/domain/admin-role.ts';
import { z } from 'zod';
import { checkDatabase } from './check-database.ts';
import { createMarketBook } from './db/market-book.ts';
import { checkSchema } from './db/migrate.ts';
import { createPool } from './db/pool.ts';
import { directUrlOf } from './direct-url.ts';
import { createAdmin, resetSecondFactor } from './features/auth/index.ts';
import { addMarket } from './features/markets/index.ts';
import { Refused } from './refused.ts';
import { issueMessage, refusalMessage } from '@metade/i18n/errors.ts';

const usage = `usage: npm run admin -- create-admin [--email name@mail.com] [--role owner]
       npm run admin -- reset-second-factor [--email name@mail.com]
       npm run admin -- add-market <file.json>
reset-second-factor is for somebody who lost app and recovery codes, once you know that it is them: all sessions end.
create-admin asks for the password, or reads it from the first line of the input. Roles: ${adminRoles.join(', ')}; several with several --role. What a market's file says: docs/markets.md`;

export type Questions = { ask(question: string): Promise<string>; askSecretly(question: string): Promise<string> };

/** Runs the command. Answers the exit code: 0 done, 1 refused or the database failed, 2 wrong arguments. */
export async function runAdmin(
  args: string[],
  databaseUrl: string | undefined,
  questions: Questions,
  say: (line: string) => void,
): Promise<number> {
  if (args.includes('--help')) return fail(0, usage);
  const given = readArguments(args);
  if (!given) return fail(2, usage);
  if (!databaseUrl) return fail(2, 'DATABASE_URL is not set: it says which database the admin is for.');
  const pool = createPool(databaseUrl, 2);
  try {
    await checkDatabase(pool);
    await checkSchema(pool);
    if (given.command === 'add-market') {
      const { country, cities } = await addMarket(pool, JSON.parse(await readFile(given.file, 'utf8')));
      say(`${country} is a market, with ${cities} cities.`);
      return 0;
    }
    const email = given.email ?? (await questions.ask('E-mail: '));
    if (given.command === 'reset-second-factor') {
      if (!(await resetSecondFactor(pool, email))) return fail(1, `${email} has no account with a second factor.`);
      say(`${email} logs in without a code once, and then sets a new second factor up. All sessions have ended.`);
      return 0;
    }
    const password = await questions.askSecretly('Password: ');
    const settings = await createMarketBook(pool, {}).settings();
    const outcome = await createAdmin(pool, email, password, settings, given.roles);
    say(
      `${outcome.email} is an admin${outcome.existed ? ', with the new password; its other sessions have ended' : ''}.`,
    );
    return 0;
  } catch (error) {
    return fail(1, error instanceof Refused ? wordsOf(error) : messageOf(error as Error));
  } finally {
    await pool.end();
  }

  function fail(code: number, words: string): number {
    say(words);
    return code;
  }
}

type Given =
  | { command: 'create-admin' | 'reset-second-factor'; email: string | undefined; roles: AdminRole[] | undefined }
  | { command: 'add-market'; file: string };

const options = { email: { type: 'string' }, role: { type: 'string', multiple: true } } as const;

function readArguments(args: string[]): Given | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [command, file, more] = positionals;
    if ((command === 'create-admin' || command === 'reset-second-factor') && file === undefined)
      return { command, email: values.email, roles: z.array(z.enum(adminRoles)).optional().parse(values.role) };
    return command === 'add-market' && file !== undefined && more === undefined ? { command, file } : undefined;
  } catch {
    return undefined;
  }
}

function messageOf(error: Error): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : error.message;
}

function wordsOf(refusal: Refused): string {
  const issue = refusal.issues?.[0];
  if (issue === undefined) return refusalMessage(refusal.code, refusal.params, 'en');
  return `${issue.path}: ${issueMessage(issue.code, issue.path, 'en', issue.params)}`;
}

/** Asks on the terminal; secret input is not echoed. */
function terminal(): Questions & { close(): void } {
  let hidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stderr.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
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

/** Without a terminal, answers are lines of standard input, which may have ended before the first question. */
function pipedInput(): Questions & { close(): void } {
  const lines = createInterface({ input: process.stdin });
  const answers = lines[Symbol.asyncIterator]();
  const answer = async (question: string) => {
    const { value, done } = await answers.next();
    if (done) throw new Error(`The input ended before an answer to "${question.trim()}".`);
    return value;
  };
  return { ask: answer, askSecretly: answer, close: () => lines.close() };
}

if (import.meta.main) {
  const questions = process.stdin.isTTY ? terminal() : pipedInput();
  process.exitCode = await runAdmin(process.argv.slice(2), directUrlOf(process.env), questions, (line) =>
    console.error(line),
  );
  questions.close();
}
